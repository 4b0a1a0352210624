/** Written by `plugins/card-facts` before each build. */
declare module '@generated/card-facts/default/cards.json' {
  const cards: Readonly<
    Record<string, {level: 'beginner' | 'intermediate' | 'advanced'; minutes: number} | undefined>
  >;
  export default cards;
}
