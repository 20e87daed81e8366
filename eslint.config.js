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
      // Numbers are fine in messages; anything else has to be converted explicitly.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  ...astro.configs.recommended,
  mayNotImport(
    ['company/**', 'security-headers/**'],
    ['**/website/**', '**/enquiry-service/**', '**/enquiry-contract/**'],
    'Facts and security headers are shared by site and service and import neither.',
  ),
  mayNotImport(
    ['i18n/**'],
    ['**/website/**', '**/enquiry-service/**', '**/enquiry-contract/**', '**/company/**'],
    'Languages and texts are what facts are worded with, and depend on nothing else.',
  ),
  mayNotImport(
    ['enquiry-contract/**'],
    ['**/website/**', '**/enquiry-service/**', '**/company/**', '**/content/**'],
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
                'The desk may use the tokens and the symbol of the site, but nothing else of it.',
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
    'Components draw; they must not depend on the code that uses them.',
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
