import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const labelsOf = (prompt: string) => understand(prompt).phrases.map(({ label }) => label)
const screensOf = (prompt: string) => planApp(understand(prompt), 1).plan.screens

describe('sentences of other languages', () => {
  it.each([
    ['Je tiens une ferme et je voudrais que les gens sachent où je suis', ['Ferme']],
    ['Quiero apuntar las plantas que voy comprando y evitar gastos', ['Plantas']],
    ['A aluna escolhe a aula e recebe um certificado', ['Aula', 'Certificado']],
    ['Il cliente sceglie il tavolo e vede il menu', ['Tavolo', 'Menu']],
    ['Ich möchte zu jedem Baum Alter und Fotos festhalten', ['Alter', 'Fotos']],
    ['ich sammle briefmarken und will sie mit freunden tauschen', ['Briefmarken', 'Freunden']],
    ['我家狗的体重、看病的费用', ['体重', '看病的费用']],
    ['生徒ごとに練習メニューを作って、終わったらスタンプ', ['練習メニュー', 'スタンプ']],
  ])('name things, not doings, days and people: %s', (prompt, labels) => {
    expect(labelsOf(prompt)).toEqual(expect.arrayContaining(labels))
    expect(labelsOf(prompt).length).toBeLessThanOrEqual(labels.length + 1)
  })

  it.each([
    ['Sou garçom e quero anotar quanto ganhei e quanto gastei', ['Ganhos', 'Gastos']],
    ['Per il nostro torneo: squadre, campi e chi viene', ['Presenze']],
    ['Wer bringt was mit beim Straßenfest, Lageplan', ['Mitbringliste']],
    ['Un groupe de voisins pour emprunter des outils et partager les frais', ['Frais']],
  ])('ask for things by clauses: %s', (prompt, names) => {
    expect(screensOf(prompt).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it('have a calculator for one thing of several as a list of it', () => {
    expect(
      screensOf('Dienstplan, Urlaub und Stundenlohn berechnen für unsere Pflege').map(({ kind }) => kind),
    ).not.toContain('converter')
  })

  it('are named after who writes them', () => {
    expect(
      generateApp({ prompt: 'Soy fontanero y quiero avisos, clientes y facturas' }).document.app.name,
    ).toBe('Fontanero')
    expect(generateApp({ prompt: 'Hola, ¿me haces una app de recetas?' }).document.app.name).toBe('Recetas')
  })
})

describe('a calculation asked for in another language', () => {
  it.each([
    ['BMI-Rechner mit Größe und Gewicht', 'de', 'Dein BMI'],
    ['Calculadora de descuentos', 'es', 'Pagas'],
    ['calcul de la mensualité d’un prêt immobilier', 'fr', 'Mensualité'],
    ['حاسبة الزكاة', 'ar', 'الزكاة المستحقة'],
    ['飲み会の割り勘アプリ', 'ja', '一人あたり'],
    ['油费计算器', 'zh', '油费'],
  ])('is a calculator with names of it: %s', (prompt, language, result) => {
    const { document } = generateApp({ prompt })
    expect(document.app.theme.language).toBe(language)
    const [first] = document.screens
    const drawn = JSON.stringify(first)
    expect(drawn).toContain(result)
    expect(drawn).toContain('ormula":"')
    expect(drawn).not.toMatch(/Keep result|Last calculations|Amount|Per person|Loan/)
  })

  it('is none where nothing is worked out', () => {
    expect(screensOf('Rabatte und Gutscheine für unseren Laden').map(({ kind }) => kind)).not.toContain(
      'converter',
    )
  })
})
