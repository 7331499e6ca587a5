import { parseColors } from '@kwiq/catalogue/theme'
import { expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { understand } from '../understand.ts'
import { foreignColors } from './foreign-colors.ts'

const [green = '', blue = '', red = '', white = ''] = ['green', 'blue', 'red', 'white'].flatMap(parseColors)

it('the colours another language states are those of the app, and no list of it', () => {
  const stated: Record<string, string[]> = {
    'Eine App für unsere Imkerei mit Völkern und Kalender. Farben: Grün und Weiß.': [green, white],
    'Une app pour notre club de lecture en bleu, avec calendrier': [blue],
    'App para mi taller: citas y facturas, color rojo': [red],
    'Aplicativo da horta com as cores verde e branco e um calendário': [green, white],
    'App per il nostro coro, colore blu, con calendario': [blue],
    'تطبيق لنادي القراءة، اللون الأخضر، مع تقويم': [green],
    '读书会应用，主色绿色，有日历': [green],
    '読書会アプリ、色は青、カレンダー付き': [blue],
  }
  for (const [prompt, colors] of Object.entries(stated)) {
    const { document } = generateApp({ prompt })
    expect([...(document.app.theme.colors ?? [])].toSorted()).toEqual([...colors].toSorted())
    const labels = understand(prompt).phrases.map(({ label, text }) => (label ?? text).toLowerCase())
    expect(labels.join()).not.toMatch(/grün|weiß|bleu|rojo|verde|\bblu\b|أخضر|绿|青/)
  }
})

it('a colour that is none of the app stays what it is', () => {
  for (const text of [
    'App para fotos em preto e branco',
    'Meine Weinliste: Rotwein, Weißwein, Jahrgang',
    'Une app pour mes roses et mes plantes vertes',
  ])
    expect(foreignColors(text)).toEqual({ colors: [], rest: text })
})
