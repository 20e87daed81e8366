/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['dist/**'],
  languageOptions: {
    directionality: { block: 'top-to-bottom', inline: 'left-to-right' },
  },
  rules: {
    // Browsers of the last five years (docs/browsers.md) lack the logical names of these.
    'property-layout-mappings': ['flow-relative', { ignoreProperties: ['/^overflow-/'] }],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/text-size-adjust$/'] }],
    // Camel case for CSS modules, whose classes are properties in TypeScript; hyphens for global classes.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*(-[a-z]+)*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // The rule does not know that `:only-child` matches view transition images (CSS View Transitions 1).
    'selector-no-unmatchable': null,
    // Allows the usual case of currentColor, srgb and the names of typefaces.
    'value-keyword-case': null,
    'color-hex-length': 'long',
    'alpha-value-notation': 'number',
    // Comments and empty lines group declarations.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    // Reports rules that never apply together: nested ones, and states that exclude each other.
    'no-descending-specificity': null,
  },
}
