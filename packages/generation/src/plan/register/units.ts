/** `unit: words: six values, newest first`: what is measured in it. */
const table = `
  kg: kg, kilo, kilos, kilogram, kilograms: 4.2; 3.8; 6.1; 2.9; 5.4; 1.7
  g: g, gram, grams, grammes: 420; 380; 510; 265; 340; 190
  t: tonnes, tons: 4.2; 3.8; 6.1; 2.9; 5.4; 1.7
  lb: lb, lbs, pounds: 9.4; 8.1; 12.6; 6.3; 10.2; 3.9
  mm: mm, millimetres, millimeters: 24; 31; 18; 42; 27; 12
  cm: cm, centimetres, centimeters: 42; 28; 65; 31; 54; 19
  m: m, metre, metres, meter, meters: 12.4; 8.6; 21.0; 5.2; 16.8; 9.9
  km: km, kilometre, kilometres, kilometer, kilometers: 8.4; 12.6; 5.2; 21.0; 3.7; 9.9
  mi: miles, mile: 5.2; 7.8; 3.1; 12.4; 2.6; 6.0
  nm: nautical miles, nautical mile: 8; 6; 11; 3; 9; 5
  ft: feet, ft: 14; 22; 9; 31; 18; 6
  l: l, litre, litres, liter, liters: 18; 24; 9; 32; 15; 21
  ml: ml, millilitres, milliliters: 250; 180; 320; 90; 210; 140
  °C: °c, celsius, degrees: 21.4; 19.8; 22.0; 18.6; 20.3; 21.1
  %: %, percent, per cent: 62; 54; 71; 48; 66; 57
  min: min, minute, minutes: 35; 50; 20; 70; 45; 30
  h: h, hour, hours: 2.5; 1.5; 4; 0.5; 3; 2
  s: seconds, sec: 42; 38; 55; 31; 47; 29
  mg/l: mg-per-l: 5; 8; 2; 10; 4; 6
  km/h: km-per-h: 18; 14; 26; 9; 21; 12
  m/s: m-per-s: 4.2; 3.1; 6.8; 1.9; 5.4; 2.6
  l/h: l-per-h: 18; 24; 9; 32; 15; 21
  g/l: g-per-l: 24; 18; 31; 9; 27; 14
  days: days: 14; 9; 21; 6; 12; 18
  bar: bar: 2.4; 2.2; 2.6; 2.3; 2.5; 2.1
  hPa: hpa, millibar: 1013; 1009; 1021; 998; 1016; 1004
  kn: knots, kn: 14; 9; 22; 6; 17; 11
  dB: db, decibel, decibels: 48; 41; 63; 36; 55; 44
  kHz: khz, kilohertz: 45; 52; 20; 110; 38; 25
  MHz: mhz, megahertz: 145.5; 433.1; 7.1; 14.2; 28.4; 50.3
  m²: m2, sqm, m²: 74; 63; 81; 56; 92; 48
  m³: m3, m³: 12; 9; 14; 7; 11; 8
  Hz: hz, hertz: 440; 442; 438; 441; 440; 439
  ppm: ppm: 420; 380; 510; 265; 340; 190
  lux: lux: 320; 410; 180; 540; 260; 390
  €: euro, euros, eur: 24; 18.50; 36; 12; 9.80; 42
  $: dollars, usd: 24; 18.50; 36; 12; 9.80; 42
  £: pounds sterling, gbp: 24; 18.50; 36; 12; 9.80; 42
`
const units: ReadonlyMap<string, { unit: string; numbers: string[] }> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [unit = '', words = '', numbers = ''] = line.split(': ')
      return words.split(', ').map((word) => [word, { unit, numbers: numbers.split('; ') }] as const)
    }),
)

/** The unit that stands at a place of some words ("nautical miles"), and how many words it is. */
export function unitAt(
  tokens: readonly string[],
  index: number,
): { unit: string; length: number } | undefined {
  const one = tokens[index] ?? ''
  const two = units.get(`${one} ${tokens[index + 1] ?? ''}`)
  if (two) return { unit: two.unit, length: 2 }
  const found = units.get(one)
  return found ? { unit: found.unit, length: 1 } : undefined
}

/** Six amounts of a unit, as they are written: "4.2 kg", "€ 24". */
export function amountsOf(unit: string): string[] {
  const found = [...units.values()].find((each) => each.unit === unit)
  const isBefore = /^[€$£]$/.test(unit)
  return (found?.numbers ?? ['12', '9', '14', '7', '11', '8']).map((number) =>
    isBefore ? `${unit} ${number}` : `${number} ${unit}`,
  )
}
