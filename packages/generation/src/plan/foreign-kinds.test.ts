import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { generateApp } from '../generate-app.ts'

const screensOf = (prompt: string) => planApp(understand(prompt), 1).plan.screens

describe('the kind of app a description in another language names', () => {
  it.each([
    ['de', 'Ein Kreuzworträtsel-Spiel mit Bestenliste und Hinweisen', ['game', 'leaderboard'], ['Hinweise']],
    ['fr', 'Boutique de fromages en ligne avec panier et fiches des producteurs', ['cart'], ['Panier']],
    ['es', 'Rastreador de hábitos', ['checklist', 'week'], ['Hábitos']],
    ['pt', 'Jogo de palavras para crianças', ['game'], ['Níveis', 'Prêmios']],
    ['it', 'Registro della pressione con grafico', ['stats', 'calendar'], ['Voci']],
    ['ar', 'متتبع شرب الماء', ['stats', 'calendar'], ['أكواب اليوم']],
    ['zh', '记账本', ['budget', 'stats'], ['支出', '收入']],
    ['ja', '子ども向けの漢字クイズゲーム。レベル、ごほうびシール', ['quiz'], ['レベル', 'ごほうびシール']],
    ['nl', 'App voor een kapsalon: afspraken, behandelingen en spaarpunten', ['slots'], ['Afspraken']],
    ['sv', 'Utgifter och budget för familjen', ['budget'], ['Inkomster']],
    ['da', 'App til en vinhandler med vine, smagninger og ordrer', ['browse'], ['Vine', 'Ordrer']],
    ['nb', 'Handleliste og oppskrifter for familien', ['checklist'], ['Oppskrifter']],
    ['pl', 'Aplikacja dla salonu fryzjerskiego: wizyty, usługi, opinie', ['slots'], ['Usługi']],
    ['tr', 'Kelime öğrenme oyunu', ['quiz', 'leaderboard'], ['Seviyeler']],
    ['ru', 'Доставка цветов: каталог, корзина, заказы и отзывы', ['cart'], ['Корзина', 'Отзывы']],
    ['ko', '동물병원 앱: 예약, 진료 기록, 예방접종 알림', ['slots'], ['진료 기록']],
  ])('has its screens: %s, %s', (language, prompt, kinds, names) => {
    const screens = screensOf(prompt)
    expect(screens.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds))
    expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    expect(generateApp({ prompt }).document.app.theme.language).toBe(language)
  })

  it('asks a question of the language', () => {
    const { document } = generateApp({ prompt: 'Kelime öğrenme oyunu' })
    expect(JSON.stringify(document)).toContain('“harbour” ne demek?')
  })

  it('sells what the description says', () => {
    const { document } = generateApp({ prompt: 'Boutique de fromages en ligne avec panier' })
    expect(JSON.stringify(document)).toContain('Bûche de chèvre')
  })

  it('sells its bread where points are named only', () => {
    const { document } = generateApp({
      prompt: '我开了一家面包店，想让顾客预约取货、积分兑换，还可以看到每日新品。',
    })
    expect(document.app.name).toBe('面包店')
    expect(JSON.stringify(document)).toContain('核桃面包')
  })

  it('gives a voice to those who write or vote', () => {
    const screens = screensOf(
      'Wir sind eine Hausgemeinschaft und wollen Schäden melden, abstimmen und uns schreiben.',
    )
    expect(screens.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['chats', 'poll']))
  })

  it('measures what a diary is of', () => {
    expect(JSON.stringify(generateApp({ prompt: '体重記録' }).document)).toContain('71.4 kg')
  })
})
