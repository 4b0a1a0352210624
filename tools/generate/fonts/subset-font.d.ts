declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | {min: number; max: number}>>;
    /** Leaves out glyphs that only layout features reach, such as small capitals. */
    readonly noLayoutClosure?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
