/** Writes big-endian numbers, texts and blocks with their length, as ROOT serialises objects. */

const byteCountMask = 0x4000_0000;
const newClass = 0xffff_ffff;

const view = new DataView(new ArrayBuffer(8));
const scratch = new Uint8Array(view.buffer);

export class Bytes {
  private readonly parts: number[] = [];

  get length(): number {
    return this.parts.length;
  }

  /** An integer of so many bytes, or a floating-point number of 4 or 8. */
  number(value: number, bytes: 1 | 2 | 4 | 8, isFloat = false): this {
    if (isFloat && bytes === 4) view.setFloat32(0, value);
    else if (isFloat) view.setFloat64(0, value);
    else if (bytes === 8) view.setBigInt64(0, BigInt(value));
    else if (bytes === 4) view.setUint32(0, value >>> 0);
    else if (bytes === 2) view.setUint16(0, value & 0xffff);
    else view.setUint8(0, value & 0xff);
    for (let i = 0; i < bytes; i += 1) this.parts.push(scratch[i] as number);
    return this;
  }

  raw(bytes: Iterable<number>): this {
    for (const byte of bytes) this.parts.push(byte);
    return this;
  }

  hex(text: string): this {
    return this.raw(Buffer.from(text.replaceAll(' ', ''), 'hex'));
  }

  /** A text shorter than 255 bytes, with its length before it. */
  text(text: string): this {
    const bytes = Buffer.from(text, 'utf8');
    return this.number(bytes.length, 1).raw(bytes);
  }

  private counted(start: number): void {
    view.setUint32(0, (this.parts.length - start - 4) | byteCountMask);
    for (let i = 0; i < 4; i += 1) this.parts[start + i] = scratch[i] as number;
  }

  /** Writes a block after its length and the version of its class. */
  block(version: number, write: (bytes: this) => void): this {
    const start = this.parts.length;
    this.number(0, 4).number(version, 2);
    write(this);
    this.counted(start);
    return this;
  }

  /** The same after the name of its class. @returns where it begins */
  object(className: string, version: number, write: (bytes: this) => void): number {
    const start = this.parts.length;
    this.number(0, 4)
      .number(newClass, 4)
      .raw(Buffer.from(`${className}\0`))
      .block(version, write);
    this.counted(start);
    return start;
  }

  named(name: string, title: string, bits = 0x0300_0000): this {
    return this.block(1, (bytes) => {
      bytes.number(1, 2).number(0, 4).number(bits, 4).text(name).text(title);
    });
  }

  /** The beginning of a list of objects. */
  list(length: number, write: (bytes: this) => void): this {
    return this.block(3, (bytes) => {
      bytes.number(1, 2).number(0, 4).number(0x0300_0000, 4).text('');
      bytes.number(length, 4).number(0, 4);
      write(bytes);
    });
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.parts);
  }
}
