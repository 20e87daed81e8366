/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['dist/**'],
  languageOptions: {
    directionality: { block: 'top-to-bottom', inline: 'left-to-right' },
  },
  rules: {
    // Browsers of the last five years know no other names for these (docs/browsers.md).
    'property-layout-mappings': ['flow-relative', { ignoreProperties: ['/^overflow-/'] }],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/text-size-adjust$/'] }],
    // CSS modules: a class is a property in TypeScript, a global one is written as in HTML.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*(-[a-z]+)*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // It does not know that `:only-child` matches the pictures of a view transition (CSS View Transitions 1).
    'selector-no-unmatchable': null,
    // As they are usually written: currentColor, sRGB as srgb, names of typefaces.
    'value-keyword-case': null,
    'color-hex-length': 'long',
    'alpha-value-notation': 'number',
    // Comments and empty lines group declarations.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    // It compares rules that never meet: nested ones, and states that exclude each other.
    'no-descending-specificity': null,
  },
}
