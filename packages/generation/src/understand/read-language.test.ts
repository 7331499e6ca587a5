import { describe, expect, it } from 'vitest'
import { readLanguage } from './read-language.ts'

describe('the language of a description', () => {
  it.each([
    ['da', 'Dagbog over min hunds træning'],
    ['da', 'App til min malerforretning med tilbud, kunder, timer og billeder af opgaverne'],
    ['nb', 'Vi er et idrettslag og trenger en app der foreldre melder fravær'],
    ['sv', 'Vi är en scoutkår och vill ha en app där ledare planerar möten'],
    ['nl', 'Slaapdagboek'],
    ['pl', 'Śledzenie wydatków'],
    ['tr', 'Alışkanlık takibi'],
    ['ru', 'Дневник питания'],
    ['ko', '가계부'],
    ['ja', '体重記録'],
    ['zh', '记账本'],
    ['de', 'Migräne-Tagebuch'],
    ['it', 'Diario del sonno'],
    ['fr', 'Suivi de grossesse'],
    ['es', 'Rastreador de hábitos'],
    ['pt', 'Controle de remédios da minha mãe'],
    ['en', 'Café loyalty card with résumé of points'],
    ['en', 'Salsa events in San José de Costa Rica'],
    ['en', 'Kindergarten chat'],
    ['en', 'Sauna booking for our house'],
    ['en', 'Menu planner'],
    ['en', 'Determinants, inverses and ranks'],
  ])('is %s: %s', (language, text) => {
    expect(readLanguage(text)).toBe(language)
  })
})
