/** @type {import('prettier').Config} */
export default {
  semi: false,
  singleQuote: true,
  printWidth: 100,
  plugins: ['prettier-plugin-astro'],
  // As the editor writes them (docs/editing-content.md): each item of a list on a line of its own.
  overrides: [{ files: 'content/**/*.json', options: { parser: 'json-stringify' } }],
}
