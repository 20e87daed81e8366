import eslint from '@eslint/js'
import astro from 'eslint-plugin-astro'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Imports go one way: pages assemble sections, sections arrange components (docs/architecture.md). */
const mayNotImport = (files, group, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
})

export default defineConfig(
  globalIgnores(['dist/', 'data/', '**/.astro/', 'playwright-report/', 'test-results/']),
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers read well in messages; everything else still has to be turned into text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  ...astro.configs.recommended,
  mayNotImport(
    ['content/**', 'i18n/**', 'security-headers/**'],
    ['**/website/**', '**/enquiry-service/**', '**/enquiry-contract/**'],
    'Content, languages and security headers are shared by site and service and import neither.',
  ),
  mayNotImport(
    ['enquiry-contract/**'],
    ['**/website/**', '**/enquiry-service/**', '**/content/**'],
    'The contract is shared by browser and service and depends on neither.',
  ),
  mayNotImport(
    ['enquiry-service/**'],
    ['**/website/**'],
    'The service reads the built site in dist/, never its sources.',
  ),
  {
    files: ['enquiry-service/desk/pages/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'website/(?!src/(styles|identity)/)',
              message:
                'The desk is built with the tokens and the symbol of the site, nothing else of it.',
            },
          ],
        },
      ],
    },
  },
  mayNotImport(
    ['website/src/components/**'],
    [
      '**/screens/**',
      '**/sections/**',
      '**/layouts/**',
      '**/pages/**',
      '**/enquiry/**',
      '**/enquiry-service/**',
    ],
    'Components draw; they know nothing of the places that use them.',
  ),
  mayNotImport(
    ['website/src/sections/**', 'website/src/enquiry/**'],
    ['**/screens/**', '**/layouts/**', '**/pages/**', '**/enquiry-service/**'],
    'Sections arrange components; the pages in screens/ and the layouts use sections.',
  ),
  mayNotImport(
    ['website/src/screens/**'],
    ['**/layouts/**', '**/src/pages/**', '**/enquiry-service/**'],
    'A page in screens/ assembles sections; its address and document are made in pages/.',
  ),
)
