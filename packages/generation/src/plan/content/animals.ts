import { at, type Base, type Content, detailOr, nameOr, rows } from './base.ts'

const names = ['Hazel', 'Bruno', 'Mimi', 'Otto', 'Pepper', 'Lotte']
const lines = [
  'Female, since March',
  'Male, eats well',
  'Female, a little shy',
  'Male, at the vet on Tuesday',
  'Female, youngest of four',
  'Female, since last week',
]
const states = ['Well', 'Well', 'To watch', 'Vet Tue', 'Well', 'New']
const tones = ['success', 'success', 'warning', 'danger', 'success', 'primary']

/** Content of animals somebody looks after: who they are, how they are. */
export const animalContent = (base: Base): Content => {
  const name = nameOr(base, (index) => at(names, index))
  return {
    icon: 'paw',
    groups: 'Well, To watch, New',
    fields: `
      Name | text | ${name(0)}
      Sex | choice | Female | Female, Male
      Born | date | 12 Mar 2026
      Weight | text | 1.84 kg
      Health | choice | Well | Well, To watch, At the vet
      Photo | photo | ${base.noun}
      Notes | long | Eats best when it is quiet`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      () => 'paw',
      name,
      detailOr(base, (index) => at(lines, index)),
      (index) => at(states, index),
      (index) => at(tones, index),
    ),
    about:
      'Came to us in March, small and thin. Eats well now, sleeps a lot and follows everybody to the door.',
    facts: '1.84 kg | Weight\nWell | Health\n8 mo | Age',
    figures: `6 | ${base.many} | +1\n4 | Well\n1 | At the vet`,
    hero: `Today | ${name(2)} ate little | Weigh again this evening, and write down what is left | Add a note`,
    tip: `${name(3)} sees the vet on Tuesday | 14:00, Mill street 8`,
    trend: `Weight of ${name(0)} | 1.84 kg | +0.06`,
    use: 'Add a note',
  }
}
