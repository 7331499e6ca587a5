import { defineArchetype } from '../archetype.ts'

/** The evening on which a dance or gymnastics school shows what it has learned. */
export const danceRecital = defineArchetype({
  id: 'dance-recital',
  words:
    'dance recital 70, dance school recital 80, ballet recital 70, recital costumes 60, costumes per group 60, dance showcase 60, dance show 50, ballet show 54, end of year show 54, dance studio show 60, dance school 8, ballet school 8, nutcracker 44, acrobatics show 50, gymnastics show 54, gym display 50, circus school show 54',
  examples: `
    Ballet school: groups, their dances, costumes with sizes, rehearsals in the theatre, tickets for families
    Order of dances with quick changes marked, who is backstage
    Which child needs which costume, paid, handed out, returned
    Parents see when to be where with what hair and make-up
    Ticket orders per family and seats, programme booklet
    Dress rehearsal plan by group, music of each dance
    Volunteers for door, cake and backstage
    Nutcracker roles and understudies
    Gymnastics club's show with stations, music and helpers
    End of year show of the circus school, acts and props
    Sizes measured in January, costumes ordered in February
    Hip hop, tap and ballet in one evening, two casts`,
  unless: /\b(?:piano|violin|flute|guitar|pupils play|partners? for dancing|learn to dance)\b/i,
  bars: 'leaderboard',
  presets: 'editorial, playful',
  icon: 'star',
  names: 'Curtain Up, Five, Six, Seven (dance dancing ballet), Second Act',
  entity: 'show-dance',
  home: 'focus ledger',
  screens: `
    home | Show | home
    checklist | Running order | list | | | | running order, order of dances, dances, programme, acts, running order on the day
    browse | Groups | users | dance-group | | | groups, classes, group, per group, dancers
    browse | Costumes | shirt | group-costume | | | costumes, costumes per group, sizes, costume
    browse! | Rehearsals | calendar | show-rehearsal | | | rehearsals, rehearsal times, rehearsal, dress rehearsal
    browse! | Tickets | ticket | show-order | | | tickets, ticket orders, ticket orders of parents, seats
    detail | Dance
    form | Add dance
    form! | Order tickets | | show-order | | | ticket orders, order tickets
    settings? | Settings | settings`,
})
