/** The few shapes every picture is made of, as SVG strings. Only numbers and colours of ours come in. */

export const circle = (
  x: number | string,
  y: number | string,
  radius: number,
  fill: string,
  opacity?: string,
) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacityOf(opacity)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const shape = (d: string, fill: string, opacity?: string) =>
  `<path d="${d}" fill="${fill}"${opacityOf(opacity)}/>`

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const outline = (
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
  opacity: string,
) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacityOf(opacity)}/>`

/** A leaf that grows from a point, turned by `angle` degrees. */
export const leaf = (x: number, y: number, length: number, width: number, angle: number, fill: string) =>
  `<path d="M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.75} 0 ${-length}C${-width} ${-length * 0.75} ${-width} ${-length * 0.3} 0 0z" fill="${fill}" transform="translate(${x} ${y}) rotate(${angle})"/>`

const opacityOf = (opacity: string | undefined) => (opacity === undefined ? '' : ` opacity="${opacity}"`)
