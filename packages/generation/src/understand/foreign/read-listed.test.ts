import { describe, expect, it } from 'vitest'
import { understand } from '../understand.ts'

const told = (prompt: string) => {
  const { phrases, foreign } = understand(prompt)
  return {
    labels: phrases.map(({ label, text }) => label ?? text),
    told: Object.fromEntries((foreign?.told ?? []).map(({ label, values }) => [label, values])),
  }
}

describe('lists of a description in another language', () => {
  it('hold what is told of a thing in brackets and behind a colon', () => {
    expect(
      told(
        'App für den Segelclub:\n- Leihboote (Jolle, Katamaran, Kajak)\n- Wetterdaten: Wind, Böen, Wellenhöhe',
      ),
    ).toEqual({
      labels: ['Segelclub', 'Leihboote', 'Wetterdaten'],
      told: { Leihboote: ['Jolle', 'Katamaran', 'Kajak'], Wetterdaten: ['Wind', 'Böen', 'Wellenhöhe'] },
    })
    expect(
      told('Una app para mi ferretería:\n1. herramientas: taladro, lijadora, sierra\n2. facturas\n3. avisos')
        .told,
    ).toEqual({ Herramientas: ['Taladro', 'Lijadora', 'Sierra'] })
    expect(told('社区图书角：\n1. 借书登记：书名、日期、读者\n2. 新书推荐').told).toHaveProperty('借书登记', [
      '书名',
      '日期',
      '读者',
    ])
  })

  it('hold what each of the things has', () => {
    expect(
      told('Un app per il rifugio:\n- escursioni con durata e dislivello\n- camere\n- meteo').told,
    ).toEqual({ Escursioni: ['Durata', 'Dislivello'] })
    expect(
      told('Wir brauchen eine App. Besucher sollen Bäume mit Alter, Höhe und Standort sehen.').told,
    ).toEqual({
      Bäume: ['Alter', 'Höhe', 'Standort'],
    })
  })

  it('leave parts of the app and doings where they are', () => {
    expect(told('App für die Pfadfinder:\n- Lager: Kalender, Chat\n- Abzeichen').labels).toEqual([
      'Pfadfinder',
      'Lager',
      'Kalender',
      'Chat',
      'Abzeichen',
    ])
    expect(told('Ein Spiel mit Rätseln und Rangliste').told).toEqual({})
  })

  it('begin with signs of any kind, which are no part of a name', () => {
    for (const sign of ['・', '- ', '• ', '① ', '1. '])
      expect(
        told(`茶道教室のアプリ\n${sign}お稽古の予定\n${sign}月謝の記録\n${sign}お知らせ`).labels.join(),
      ).not.toMatch(/[・•①1.-]/u)
  })

  it('say what one knows of what the app is about', () => {
    expect(told('Une appli pour mes migraines : date, durée, intensité et un graphique').told).toEqual({
      Migraines: ['Date', 'Durée', 'Intensité'],
    })
  })
})
