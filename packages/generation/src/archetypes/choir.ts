import { defineArchetype } from '../archetype.ts'

export const choir = defineArchetype({
  id: 'choir',
  words:
    'choir 12, rehearsal 5, orchestra 10, brass band 10, ensemble 8, sheet music 5, dance troupe 8, marching band 10, orchestra needs 24, for an orchestra 24, chamber orchestra 24',
  examples: `
    Orchestra: who plays which concert, who has the scores and when the bus leaves
    Our choir in the parish: next rehearsal, who is missing, notes from the conductor
    Choir rehearsals on Tuesday: which pieces we sing and in which hall
    Altos and tenors say whether they come, conductor sees gaps for the rehearsal
    Our wind ensemble needs dates, scores, dress code and who sits where at rehearsal
    Practice tracks for soprano, alto, tenor, bass before the concert of the choir
    Amateur orchestra: sectionals, bowing marks, extra string players
    Gospel group with forty voices, warm-up, repertoire and attendance, songs and voices
    Dance troupe of teenagers, training plan, costumes, performances, rehearsals by week
    Brass players of the fire brigade march on May Day, meeting point and music folder, band rehearsal and sheet music
    Conductor shares bar numbers to prepare for Thursday, choir rehearsal notes
    Barbershop singers and a cappella people vote on new arrangements, rehearsal pieces and scores
    Church singers plan Advent services, soloists and robes, voices and pieces per Sunday
    Section leader tells violas about a moved practice and the room, voices, pieces, folder`,
  presets: 'editorial, warm, clean',
  icon: 'music',
  names: 'Warm-up, First Verse, Upbeat',
  entity: 'rehearsal',
  home: 'focus',
  screens: `
    home | Today | home
    week | Rehearsals | calendar
    checklist? | To do | check | task
    people | Members | users
    detail | Rehearsal
    form | New rehearsal
    chats? | Messages | chat
    profile | Me | user`,
})
