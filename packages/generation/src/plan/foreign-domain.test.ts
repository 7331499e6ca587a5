import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const plan = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan
}
const namesOf = (prompt: string) => plan(prompt).screens.map(({ name }) => name)
/** What stands on the screen of a name. */
const rowsOf = (prompt: string, name: string) => {
  const { screens, entities } = plan(prompt)
  const screen = screens.find((each) => each.name === name)
  return entities.get(screen?.entity ?? '')?.samples ?? []
}
const mainOf = (prompt: string) => {
  const { screens, entities } = plan(prompt)
  return entities.get(screens.find(({ kind }) => kind === 'home')?.entity ?? '')
}
const shown = (prompt: string) => JSON.stringify(generateApp({ prompt }).document)

describe('an everyday app of another language', () => {
  it.each([
    ['Kosmetikstudio mit Terminen, Preisen und Gutscheinen', 'Gesichtsbehandlung'],
    ['Une appli pour notre cabinet vétérinaire : rendez-vous et rappels de vaccins', 'Minette'],
    ['La biblioteca del barrio con préstamos y avisos', 'Don Quijote'],
    ['App da academia do bairro: aulas, instrutores e planos', 'Corpo inteiro'],
    ['Agriturismo: prenotazioni, colazioni e recensioni', 'Doppia con balcone'],
    ['تطبيق لمطعم الحي مع سلة وعروض', 'شوربة العدس'],
    ['房产中介：地图、收藏、联系经纪人', '阳台三居'],
    ['保育園の連絡アプリ。給食、お昼寝、写真', 'はるとくん'],
  ])('is about its thing, whether that is named or not: %s', (prompt, title) => {
    expect(mainOf(prompt)?.samples.map((sample) => sample.title)).toContain(title)
  })

  it('asks in its form for what one knows of such things', () => {
    const names = mainOf('Una app para las plantas de mi balcón')?.fields.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Ubicación', 'Riego', 'Luz']))
  })

  it('has under each word what it says', () => {
    const prompt = 'App für den Friseur nebenan: Preisliste, Stylisten, Frisuren, Rezensionen'
    expect(rowsOf(prompt, 'Preisliste')[0]?.value).toBe('€ 42')
    expect(rowsOf(prompt, 'Frisuren').map(({ title }) => title)).toContain('Kurzer Bob')
    expect(rowsOf(prompt, 'Stylisten')[0]?.avatar).toBeDefined()
    expect(rowsOf(prompt, 'Rezensionen')[0]?.value).toBe('5,0')
  })

  it('has no list under the word that only says what it is', () => {
    expect(namesOf('Sport à la maison : programmes, exercices, progrès')).not.toContain('Sport')
    expect(namesOf('Passeador de cães: cães, passeios, pagamentos')).not.toContain('Passeador de cães')
  })

  it('keeps a price with the thing, and a photo of what is sold', () => {
    const prompt = 'Clínica dental: tratamientos, precios, dentistas'
    expect(namesOf(prompt)).not.toContain('Precios')
    expect(mainOf(prompt)?.fields).toContainEqual(
      expect.objectContaining({ name: 'Precios', kind: 'money', value: '€ 30' }),
    )
    expect(namesOf('二手市场：商品、照片、聊天')).not.toContain('照片')
  })

  it('lists opinions where one says how good a visit was', () => {
    const names = namesOf('Der Friseur in unserer Straße: Gäste buchen Termine und bewerten ihren Besuch')
    expect(names).toContain('Bewertungen')
    expect(names).not.toContain('Besuch')
  })

  it('splits what stands side by side without a comma', () => {
    const names = namesOf('mi viaje por italia con itinerario gastos y maleta')
    expect(names).toEqual(expect.arrayContaining(['Itinerario', 'Gastos']))
  })

  it('shows another part of a list that two words name', () => {
    const prompt = 'Ausgaben im Griff: Konten, Karten, Sparziele'
    expect(rowsOf(prompt, 'Karten')[0]?.title).not.toBe(rowsOf(prompt, 'Konten')[0]?.title)
  })

  it('is told in the opening of a description, and by no part further on', () => {
    expect(plan('Ein Bautagebuch für unser Haus: Wetter, Mängel, Kosten und Budget').domain).toBeUndefined()
    expect(plan('Ein Budget für uns beide: Miete, Essen, Sparen').domain).toBe('budget')
  })

  it('is called by what it is', () => {
    expect(plan('Application de commande pour mon restaurant : carte, panier').name).toBe('Restaurant')
    expect(plan('Koch-App für Anfänger mit Rezepten').name).not.toBe('Koch')
  })

  it('has in Chinese what stands behind the colon after its name', () => {
    const prompt = '理发店会员：服务和价格、发型师、积分'
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(['发型师', '积分']))
  })

  it('is switched dark where the description says so, and lists no dark mode', () => {
    const prompt = 'Zimmerpflanzen mit Erinnerungen und Dark Mode'
    expect(namesOf(prompt)).not.toContain('Dark Mode')
    const { screens } = generateApp({ prompt }).document
    const labels = screens.flatMap(({ components }) =>
      [...walkComponents(components)].filter(({ type }) => type === 'checkbox').map(({ label }) => label),
    )
    expect(labels).toContain('Dark Mode')
  })
})

describe('a description of a word or two', () => {
  it.each([
    ['Kosmetikstudio App', 'de', 'beauty'],
    ['app panadería', 'es', 'bakery'],
    ['Boulangerie', 'fr', 'bakery'],
    ['app cani', 'it', 'dogs'],
    ['quiz de cultura general', 'es', 'quizzes'],
    ['Rezpete App mit meinen Bildern', 'de', 'recipes'],
    ['لعبة أسئلة', 'ar', 'quizzes'],
  ])('is understood in its language: %s', (prompt, language, domain) => {
    expect(understand(prompt).language).toBe(language)
    expect(plan(prompt)).toMatchObject({ language, domain })
    expect(plan(prompt).screens.length).toBeGreaterThan(3)
  })

  it('is English where its words are', () => {
    for (const prompt of [
      'Restaurant app',
      'Fitness',
      'Piano lessons',
      'Hotel',
      'Spa booking',
      'Hundreds of quotes',
      'Football final',
      'Metronome',
      'A bedtime reminder',
      'Monthly budget',
    ])
      expect(understand(prompt).language).toBe('en')
  })
})

describe('what is written in apps of another language', () => {
  it('are words of the language one learns, asked for in that one speaks', () => {
    const app = shown('Apprendre l’italien avec des leçons, du vocabulaire et un quiz')
    expect(app).toContain('il pane')
    expect(app).toContain('Que veut dire « il pane » ?')
  })

  it('is about a time in a salon and among friends in a club', () => {
    expect(shown('Friseursalon mit Terminen, Preisen und Chat')).not.toContain(
      'Wer bringt Sonntag die Karte mit?',
    )
    expect(shown('Unser Wanderverein: Touren, Mitglieder und Chat')).toContain(
      'Wer bringt Sonntag die Karte mit?',
    )
  })

  it('has people, places and sums of that language', () => {
    const app = shown('App para mi peluquería: precios, equipo y opiniones')
    expect(app).toContain('Lucía Blanco')
    expect(app).not.toMatch(/Omar Haddad|Leipzig|"€ /)
  })

  it('calls what parts lie on a card, and no bank card', () => {
    const { screens } = generateApp({ prompt: '家庭记账：收入、支出、图表' }).document
    const labels = screens.flatMap(({ components }) =>
      [...walkComponents(components)].filter(({ type }) => type === 'container').map(({ label }) => label),
    )
    expect(labels).toContain('卡片')
    expect(labels).not.toContain('银行卡')
  })

  it('has in the calendar of a club what is on there', () => {
    expect(shown('Kleingartenverein: Parzellen, Termine, Mitglieder')).toContain('Sommerfest')
  })
})
