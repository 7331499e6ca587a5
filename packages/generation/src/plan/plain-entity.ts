import { defineEntity, type Entity } from '../entity.ts'
import { capitalise } from '../words/forms.ts'

/** Names that need no language, by what a word of any of them is about. */
const titles: readonly [RegExp, readonly string[]][] = [
  [
    /zeit|termin|training|heure|horaire|séance|entraîn|hora|turno|cita|entren|treino|orari|allenament|appuntament|موعد|مواعيد|تدريب|时间|训练|課程|练习|時間|練習|予定/i,
    ['19.11., 18:30', '20.11., 17:00', '21.11., 10:00', '24.11., 18:30', '26.11., 19:15', '28.11., 14:00'],
  ],
  [
    /mannschaft|équipe|equipo|equipe\b|squadr|فريق|فرق|球队|队伍|チーム/i,
    ['U10', 'U12', 'U14', 'U16', 'U18', 'Ü40'],
  ],
  [
    /mitglied|spieler|trainer|freund|kund|schüler|gäst|patient|membre|joueur|client|élève|ami[s]?\b|miembro|socio|jugador|alumn|cliente|membro|jogador|aluno|soci\b|giocator|alliev|أعضاء|لاعب|مريض|طلاب|会员|成员|学生|患者|メンバー|会員|生徒/i,
    ['Lea Brandt', 'Omar Haddad', 'Ana Petrova', 'Kim Osei', 'Iris Chen', 'Tomás Rey'],
  ],
]

const days = ['19.11.', '18.11.', '17.11.', '16.11.', '15.11.', '13.11.']

/** An entity for a noun of another language: its own word, and content that needs no words. */
export function makePlainEntity(noun: string, picture?: string): Entity {
  const one = capitalise([...noun].slice(0, 40).join(''))
  const known = titles.find(([form]) => form.test(noun))?.[1]
  const titleAt = (index: number) => known?.[index] ?? `${one} ${index + 1}`
  const amounts = [12, 9, 14, 7, 11, 8]
  return defineEntity({
    id: `own-${noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    one,
    many: one,
    words: noun,
    icon: picture ? 'image' : 'list',
    groups: 'New, Done',
    fields: `Name | text | ${titleAt(0)}
Date | date | 19.11.
Status | choice | New | New, Done
Reminders | switch | yes
Notes | long |`,
    samples: [
      picture ? 'image | title | subtitle' : 'icon | title | subtitle | value',
      ...days.map((day, index) =>
        picture
          ? `${picture} ${index + 1} | ${titleAt(index)} | ${day}`
          : `list | ${titleAt(index)} | ${day} | ${amounts[index] ?? 9}`,
      ),
    ].join('\n'),
    facts: '12 | Today\n61 | This week',
    figures: '12 | Today | +3\n61 | This week',
    trend: `${one} | 61 | +9`,
    hero: `Today | ${titleAt(0)} | 19.11. | Open`,
    tip: `61 ${one} | 12 · 19.11.`,
    add: `Add ${one}`,
    use: 'Edit',
  })
}
