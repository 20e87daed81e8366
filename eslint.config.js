import eslint from '@eslint/js'
import astro from 'eslint-plugin-astro'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Its package.json names what a package may import, and knip checks that. */
const betweenPackages = [
  {
    regex: String.raw`\.\./(apps|packages|tools|tests|content)/`,
    message: 'Import another package by its name, such as @site/company.',
  },
]

/** Imports go one way: pages assemble sections, sections arrange components (docs/architecture.md). */
const mayNotImport = (files, group, message) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...betweenPackages, { group, message }] }],
  },
})

export default defineConfig(
  globalIgnores([
    'dist/',
    'data/',
    'tools/artwork/',
    '**/.astro/',
    'playwright-report/',
    'test-results/',
  ]),
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
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: betweenPackages }] },
  },
  mayNotImport(
    ['packages/company/i18n/**'],
    ['../facts/**'],
    'Facts are worded with languages and texts, which depend on nothing else.',
  ),
  mayNotImport(
    ['apps/website/src/components/**'],
    ['**/screens/**', '**/sections/**', '**/layouts/**', '**/pages/**', '**/enquiry-form/**'],
    'Components draw; they must not depend on the code that uses them.',
  ),
  mayNotImport(
    ['apps/website/src/sections/**', 'apps/website/src/enquiry-form/**'],
    ['**/screens/**', '**/layouts/**', '**/pages/**'],
    'Sections arrange components; the pages in screens/ and the layouts use sections.',
  ),
  mayNotImport(
    ['apps/website/src/screens/**'],
    ['**/layouts/**', '**/src/pages/**'],
    'A page in screens/ assembles sections; its address and document are made in pages/.',
  ),
)
