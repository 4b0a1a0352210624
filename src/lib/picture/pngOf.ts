/** Pictures made of pixels, from SVG files. */
import type {SvgFile} from './svgSheet';

async function asDataAddress(address: string): Promise<string> {
  const content = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${address} cannot be read`));
    reader.readAsDataURL(content);
  });
}

function facesOfPage(): readonly CSSFontFaceRule[] {
  return Array.from(document.styleSheets).flatMap((sheet) => {
    try {
      return Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });
}

/** The font of the page, which an image cannot load by itself; nothing if it is not available. */
async function fontStyle(font: string): Promise<string> {
  const family = font.split(',')[0]?.replaceAll(/['"]/g, '').trim();
  const face = facesOfPage().find(
    ({style}) =>
      style.getPropertyValue('font-family').replaceAll(/['"]/g, '') === family &&
      style.getPropertyValue('font-style') !== 'italic',
  );
  const address = /url\(["']?([^"')]+)/.exec(face?.style.getPropertyValue('src') ?? '')?.[1];
  if (!face || address === undefined || family === undefined) return '';
  const weight = face.style.getPropertyValue('font-weight');
  try {
    const source = await asDataAddress(new URL(address, document.baseURI).href);
    return `<style>@font-face{font-family:"${family}";font-weight:${weight};src:url(${source})}</style>`;
  } catch {
    return '';
  }
}

async function loadedImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * @param font list of families that the file requires
 * @param scale pixels of the picture for each of the file
 * @throws Error if the browser cannot create the image
 */
export async function pngOf(
  {text, width, height}: SvgFile,
  font: string,
  scale: number,
): Promise<Blob> {
  const style = await fontStyle(font);
  const whole = text.replace(/<svg[^>]*>/, (start) => start + style);
  const address = URL.createObjectURL(new Blob([whole], {type: 'image/svg+xml'}));
  try {
    const image = await loadedImage(address);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) =>
          blob ? resolve(blob) : reject(new Error('the browser could not create the image')),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
