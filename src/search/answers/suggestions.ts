export function questionsFor(pathname: string): readonly string[] {
  return pathname === ''
    ? []
    : ['What does 1LMET30 mean?', 'Under which licence are the data released?'];
}
