import { type AppDocument, walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const unseen = new Set(
  'icon tone badgeTone layout variant kind image keyword seed screenId avatar align shape justify direction trailingIcon size grow transition group'.split(
    ' ',
  ),
)

/** What one reads on the screens of an app. */
function textsOf(document: AppDocument): string[] {
  const texts: string[] = []
  const take = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!unseen.has(key)) texts.push(value)
    } else if (Array.isArray(value)) for (const each of value) take(each)
    else if (value !== null && typeof value === 'object')
      for (const [name, each] of Object.entries(value)) take(each, name)
  }
  for (const screen of document.screens) {
    texts.push(screen.name)
    for (const node of walkComponents(screen.components)) {
      if (!['image', 'container', 'stack'].includes(node.type)) texts.push(node.label)
      take(node.properties)
    }
  }
  return texts
}

const english =
  /\b(?:add|search|today|yesterday|new this|see all|edit|save|settings|reminders|weekly|keep offline|news by|share my|made for|latest|recent|notes on|details of|open|done|back|close|people|search messages|find|show me|have a look)\b/i

const descriptions: [language: string, prompt: string, own: string[]][] = [
  [
    'German',
    'Eine App für einen Imkerverein: Völker, Honigernte, Termine und Mitglieder',
    ['Völker', 'Termine', 'Lindenhof'],
  ],
  [
    'French',
    'Application pour louer du matériel entre voisins: tentes, réservation, avis',
    ['Tentes', 'Matériel'],
  ],
  [
    'Spanish',
    'Aplicación para un gimnasio: clases, entrenadores, reservas y progreso',
    ['Clases', 'Reservas'],
  ],
  [
    'Portuguese',
    'App para uma padaria: encomendas, produtos, horários e entregas',
    ['Produtos', 'Encomendas'],
  ],
  [
    'Italian',
    "Un'app per gestire le ricette di famiglia con foto, lista della spesa",
    ['Ricette di famiglia', 'Zuppa di porri'],
  ],
  ['Arabic', 'تطبيق لعيادة أسنان: مواعيد، مرضى، رسائل وفواتير', ['مرضى', 'فواتير']],
  ['Chinese', '社区图书馆应用：借书、预约、到期提醒、读书会', ['借书', '预约']],
  ['Japanese', '猫の健康記録アプリ：体重、食事、通院予定、写真', ['体重', '食事', '野菜たっぷり味噌汁']],
  [
    'Dutch',
    'App voor mijn loodgietersbedrijf met klanten, offertes en een planning voor de monteurs',
    ['Klanten'],
  ],
  ['Swedish', 'Vi vill ha en app där ledare planerar möten och alla kan se bilder från utflykter', ['Möten']],
  ['Danish', 'App til min malerforretning med tilbud, kunder og timer', ['Tilbud', 'Kunder']],
  ['Norwegian', 'App for snekkeren: tilbud, kunder og timer', ['Tilbud', 'Kunder']],
  [
    'Polish',
    'Koło wędkarskie: członkowie rezerwują stanowiska i opłacają składki',
    ['Stanowiska', 'Składki'],
  ],
  [
    'Turkish',
    'Apartman yönetimi uygulaması: aidatlar, duyurular ve oylamalar',
    ['Aidatlar', 'Yeni çalışma saatleri'],
  ],
  ['Russian', 'Приложение для школы танцев: ученики, абонементы и новости студии', ['Ученики', 'Абонементы']],
  ['Korean', '동네 배드민턴 동호회 앱: 경기 일정, 코트 예약, 회비', ['경기 일정', '회비']],
  ['German shop', 'Second-Hand-Laden für Kinderkleidung', ['Warenkorb', 'Zwischensumme', 'Leinenhemd, M']],
  ['Arabic quiz', 'مسابقة أسئلة مع مستويات وترتيب', ['مستويات', 'ما عاصمة البرتغال؟']],
]

describe('an app in another language', () => {
  it.each(descriptions)('has its own words and nothing English: %s', (_language, prompt, own) => {
    for (const seed of [undefined, 2, 3, 4]) {
      const { document } = generateApp({ prompt, ...(seed === undefined ? {} : { seed }) })
      const texts = textsOf(document)
      for (const word of own) expect(texts).toContain(word)
      expect(
        texts.filter((text) => english.test(text) && !prompt.toLowerCase().includes(text.toLowerCase())),
      ).toEqual([])
    }
  })
})
