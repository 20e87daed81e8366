import claims from '@site/content/claims.json' with { type: 'json' }
import { companyFacts } from '@site/company/facts/define-company.ts'
import { formatsIn } from '@site/company/facts/fact-formats.ts'
import { factFile, listNames, lists } from '@site/company/facts/lists.ts'
import { editorTexts } from '@site/company/i18n/editor-texts.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { listInWords } from '@site/company/i18n/language-names.ts'
import { defaultLocale, locales, type Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { legalPages, pageOf } from '@site/company/i18n/pages.ts'
import { textLabel } from '@site/company/i18n/text-label.ts'
import { limitOf } from '@site/company/i18n/text-limits.ts'
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms'
import { fieldsOf } from './fields.ts'

/** What the editor shows: a field for each fact, in the formats of the country. @param repository `owner/name` on GitHub */
export function editorConfig(repository: string, language: Locale, country?: string): CmsConfig {
  const { labels, words } = editorTexts[language]
  return {
    load_config_file: false,
    // A change on GitHub becomes a pull request, which is checked before it is published.
    backend: { name: 'github', repo: repository, auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
    app_title: words.EDITOR,
    display_url: 'http://localhost:4321',
    media_folder: 'content/pictures',
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    asset_collections: [{ name: 'film', label: words.FILM, media_folder: 'content/film' }],
    i18n: { structure: 'multiple_files', locales: [...locales], default_locale: language },
    output: { omit_empty_optional_fields: true },
    // The development server shows the site itself.
    editor: { preview: false },
    singletons: [
      {
        name: 'company',
        label: words.COMPANY,
        icon: 'apartment',
        file: factFile('name'),
        fields: fieldsOf({ ...companyFacts.entries, ...formatsIn(country) }, language),
      },
      ...listNames.map((name): CollectionFile => ({
        name,
        label: labels[name],
        icon: 'list',
        file: factFile(name),
        fields: fieldsOf({ $schema: {}, [name]: lists[name] }, language),
      })),
      {
        name: 'texts',
        label: words.PAGE_TEXTS,
        icon: 'translate',
        file: 'content/messages/{{locale}}.json',
        i18n: true,
        fields: Object.entries(messages[defaultLocale]).map(([key, english]) =>
          textField(key, english, language),
        ),
      },
      ...legalPages.map((page): CollectionFile => ({
        name: page,
        label: messages[language][pageOf(page).name],
        icon: 'gavel',
        file: `content/legal/{{locale}}/${page}.md`,
        i18n: true,
        fields: legalFields(language),
      })),
      {
        name: 'glossary',
        label: words.GLOSSARY,
        icon: 'menu_book',
        file: 'content/glossary.md',
        fields: [{ name: 'body', label: words.BODY, widget: 'richtext', modes: ['raw'] }],
      },
    ],
  }
}

const claimed = new Set(Object.values(claims).flat())

function textField(key: string, english: string, language: Locale): Field {
  const { words } = editorTexts[language]
  const placeholders = [...new Set(english.match(/\{\w+\}/g))]
  const limit = limitOf(key)
  return {
    name: key,
    label: textLabel(key, language),
    widget: 'text',
    i18n: true,
    ...(claimed.has(key) && { comment: words.CLAIM }),
    ...(limit && { maxlength: limit.most }),
    ...(limit?.least && { minlength: limit.least }),
    ...(placeholders.length > 0 && {
      pattern: [
        placeholders.map((name) => String.raw`(?=[^]*\{${name.slice(1, -1)}\})`).join(''),
        fillPlaceholders(words.KEEP ?? '', {
          names: listInWords(placeholders, language),
        }),
      ],
    }),
  }
}

function legalFields(language: Locale): Field[] {
  const { TITLE, DESCRIPTION, UPDATED, BODY } = editorTexts[language].words
  return [
    { name: 'title', label: TITLE, widget: 'string', i18n: true },
    { name: 'description', label: DESCRIPTION, widget: 'text', minlength: 80, i18n: true },
    {
      name: 'updated',
      label: UPDATED,
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      i18n: 'duplicate',
    },
    { name: 'body', label: BODY, widget: 'richtext', modes: ['raw'], i18n: true },
  ]
}
