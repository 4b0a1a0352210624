/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'tools/bench/.work/**', 'tests/fixtures/**'],
  rules: {
    // CSS modules are read as properties in TypeScript: styles.copyButton.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'custom-property-empty-line-before': null,
    'color-named': 'never',
  },
  overrides: [
    {
      // Colours come from the tokens, so that both modes and their contrast stay in one place.
      files: ['src/**/*.module.css', 'src/css/{base,frame,blocks,scrollEdges,print}.css'],
      rules: {'color-no-hex': true},
    },
  ],
};
