import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

const labelsOf = (prompt: string) => understand(prompt).phrases.map(({ label }) => label)

describe('what a description in another language names', () => {
  it.each([
    [
      'Wir sind ein Ruderverein. Die App soll Bootsbelegung, offene Reparaturen und Neuigkeiten vom Vorstand zeigen.',
      ['Ruderverein', 'Bootsbelegung', 'offene Reparaturen', 'Neuigkeiten'],
    ],
    ['Ich brauche eine Fahrtenbuch-App mit Fahrten und Kosten', ['Fahrtenbuch', 'Fahrten', 'Kosten']],
    [
      'Bitte eine App, mit der Eltern den Speiseplan der Kita sehen und Nachrichten an die Gruppe schicken',
      ['Speiseplan', 'Nachrichten'],
    ],
    [
      'Je voudrais une application pour gérer mes ruches avec un calendrier de récolte et des rappels',
      ['Ruches', 'Calendrier de récolte', 'Rappels'],
    ],
    [
      'Necesito una app donde los vecinos puedan reservar la pista de pádel y ver el horario de limpieza',
      ['Pista de pádel', 'Horario de limpieza'],
    ],
    ["Vorrei un'app per il mio vivaio con l'elenco delle piante", ['Vivaio', 'Piante']],
    ['我想做一个菜园应用，记录浇水、查看收成', ['菜园', '浇水', '收成']],
    [
      "Un'app per il rifugio: il gestore segna le presenze, devono poter ordinare la cena",
      ['Rifugio', 'Presenze', 'Cena'],
    ],
    [
      'Uma app para o clube: fotos das nossas regatas, aviso um dia antes',
      ['Clube', 'Fotos das nossas regatas', 'Aviso'],
    ],
    ['Eine App zum Erfassen von Baumschäden und Pflanzungen', ['Baumschäden', 'Pflanzungen']],
    ['Rezepte mit Terminen, ein Termin je Woche', ['Rezepte', 'Termine']],
    ['攀岩馆的应用，馆长看考勤统计，凭会员码领取岩鞋', ['攀岩馆', '考勤统计', '岩鞋']],
    ['散歩でもらった葉の写真、水やりの回数', ['散歩', 'もらった葉の写真', '水やりの回数']],
    ['تطبيق لأدوية والدي وواجبات أخي', ['أدوية والدي', 'واجبات أخي']],
  ])('is its things, without wishes and little words: %s', (prompt, labels) => {
    expect(labelsOf(prompt).map((label) => label?.toLowerCase())).toEqual(
      labels.map((label) => label.toLowerCase()),
    )
  })

  it('takes no longer for a text of ten thousand little words', () => {
    for (const word of ['und ', 'de la ', "d'une ", 'puedan ', 'den Die ', 'mit Datum und ', '(a, '])
      expect(labelsOf(`Eine App für mich: ${word.repeat(5000)}`).length).toBeLessThan(50)
  })
})
