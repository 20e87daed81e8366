import claims from '@site/content/claims.json' with { type: 'json' }
import { companyFacts } from '@site/company/facts/define-company.ts'
import { factFile, listNames, lists } from '@site/company/facts/lists.ts'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { legalPages, pageOf } from '@site/company/i18n/pages.ts'
import { limitOf } from '@site/content-check/text-limits.ts'
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms'
import { fieldsOf, inWords } from './fields.ts'

/**
 * What the editor shows. The fields are made of the schemas of the facts, so that both agree.
 * @param repository `owner/name` on GitHub; the owner can also edit the folder itself, without GitHub
 */
export const editorConfig = (repository: string): CmsConfig => ({
  load_config_file: false,
  // A change on GitHub becomes a pull request, which is checked before it is published.
  backend: { name: 'github', repo: repository, auth_methods: ['token'] },
  publish_mode: 'editorial_workflow',
  app_title: 'Website editor',
  display_url: 'http://localhost:4321',
  media_folder: 'content/pictures',
  media_libraries: {
    default: { config: { slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  asset_collections: [{ name: 'film', label: 'Film', media_folder: 'content/film' }],
  i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
  output: { omit_empty_optional_fields: true },
  // The development server shows the site itself.
  editor: { preview: false },
  singletons: [company, ...listFiles, texts, ...legalTexts],
})

const claimed = new Set(Object.values(claims).flat())

/** A mark on what content/claims.json names. */
const claimMark = (name: string) =>
  claimed.has(name) && {
    comment: '**A claim about your company.** Change it where it is not true of yours.',
  }

const company: CollectionFile = {
  name: 'company',
  label: 'Company',
  icon: 'apartment',
  file: factFile('name'),
  fields: fieldsOf(companyFacts.entries),
}

const listFiles = listNames.map((name): CollectionFile => ({
  name,
  label: inWords(name),
  icon: 'list',
  file: factFile(name),
  fields: fieldsOf({ $schema: {}, [name]: lists[name] }),
}))

const texts: CollectionFile = {
  name: 'texts',
  label: 'Texts of the pages',
  icon: 'translate',
  file: 'content/messages/{{locale}}.json',
  i18n: true,
  fields: Object.entries(messages[defaultLocale]).map(([key, english]) => textField(key, english)),
}

function textField(key: string, english: string): Field {
  const placeholders = [...new Set(english.match(/\{\w+\}/g))]
  const limit = limitOf(key)
  return {
    name: key,
    label: inWords(key),
    widget: 'text',
    i18n: true,
    ...claimMark(key),
    ...(limit && { maxlength: limit.most, hint: `For ${limit.place}` }),
    ...(placeholders.length > 0 && {
      pattern: [
        placeholders.map((name) => String.raw`(?=[^]*\{${name.slice(1, -1)}\})`).join(''),
        `Keep ${placeholders.join(' and ')}: the website puts a value there.`,
      ],
    }),
  }
}

const legalTexts = legalPages.map((page): CollectionFile => ({
  name: page,
  label: messages[defaultLocale][pageOf(page).name],
  icon: 'gavel',
  file: `content/legal/{{locale}}/${page}.md`,
  i18n: true,
  fields: [
    { name: 'title', label: 'Title', widget: 'string', i18n: true },
    { name: 'description', label: 'Description', widget: 'text', i18n: true },
    {
      name: 'updated',
      label: 'Updated',
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      i18n: 'duplicate',
    },
    { name: 'body', label: 'Text', widget: 'richtext', modes: ['raw'], i18n: true },
  ],
}))
