import { clubNotice } from '../club-notice.ts'
import { defineVarieties } from './variety.ts'

/** What is pinned up where people come to be helped or with their babies: nobody is a treasurer there. */
export const clubNoticeVarieties = defineVarieties(clubNotice, [
  {
    signs:
      'sobriety 10, sober 10, recovery 9, addiction 9, twelve step 10, alcoholics 10, grief 9, bereaved 9, support group 8, self-help 8, widows 8, survivors 8, carers 6, caregivers 7, new mothers 10, new mums 10, new moms 10, mothers 7, mums 8, moms 8, new parents 9, toddlers 8',
    groups: 'New, Read, Help wanted',
    samples: `
      icon | title | subtitle | badge | tone
      bell | Thursday we are in the small room | Lea · Today | New | primary
      heart | Someone to talk to over the holidays | Omar · Yesterday | New | primary
      users | Welcome to three new faces | Kim · Mon 16 Nov | Read | neutral
      coffee | Who makes the tea next week? | Iris · Sun 15 Nov | Help | warning
      lock | What is said here stays here | Ana · Fri 13 Nov | Read | neutral
      smile | Thank you for Saturday | Lea · Thu 12 Nov | Read | success`,
    about:
      'The hall is taken on Thursday, so we meet in the small room. Side door, the light is on from half past six.',
    hero: 'New today | Thursday we are in the small room | Side door, from half past six | Read',
    tip: 'Two new notices | Someone to talk to over the holidays',
  },
])
