import type { Turn } from '../turns/turn.ts'

/** Words around a thing that name nothing, and things told in two words that are known in one. */
export const wordTurns: readonly Turn[] = [
  {
    form: /(?<!\p{L})(?:all|various|many|several|different|any) (?:kinds|sorts|types|manner) of (?=(?:[\p{L}-]+ )?\p{L}+s(?!\p{L}))/giu,
    becomes: '',
    example: ['Hours for all kinds of saws', 'Hours for saws'],
  },
  // Where all of it is seen.
  {
    form: /,? (?:moving|shown|tracked|all|updated|displayed|running|driving) live on (?:one|an?|the|a single|your) (?:(?:single|interactive|big|shared) )?map(?!\p{L})/giu,
    becomes: ' on a live map',
    example: ['Ferries in the bay, moving live on one map', 'Ferries in the bay on a live map'],
  },
  // A call at the end names no parts.
  {
    form: /(?<=[.!?\n]\s*)(?:just|simply) \p{L}+(?:, \p{L}+){0,2},? (?:and|&) (?:go|track|enjoy|relax|play|lift|done|start|begin|ride|run|walk|drive|listen|smile)[.!]?\s*$/giu,
    becomes: '',
    example: ['Dives with depth. Just dive and go.', 'Dives with depth. '],
  },
  {
    form: /(?<!\p{L})(calorie|fat|kcal) burn(?!\p{L})/giu,
    becomes: (_whole, what = '') => (what.toLowerCase() === 'fat' ? 'fat burned' : 'calories burned'),
    example: ['Streaks, calorie burn, distance', 'Streaks, calories burned, distance'],
  },
  // How many there are to choose from.
  {
    form: /(?<![\p{L}\d])\d{1,3}-(\p{L}{3,12}) (?:picker|selector|chooser)(?!\p{L})/giu,
    becomes: '$1 picker',
    example: ['Laps. 12-boat picker', 'Laps. boat picker'],
  },
  // What an app works out is seen.
  {
    form: /(?<=(?:,| and| then) )(?:predict|forecast|estimate)s? (?:the )?(?:optimal |best |ideal |likely |next |upcoming )*(?=(?:[\p{L}-]+ )?\p{L}+s(?!\p{L}))/giu,
    becomes: 'see predicted ',
    example: [
      'An app to log tides and predict best swim times',
      'An app to log tides and see predicted swim times',
    ],
  },
  // By what something is made for one is said of it.
  {
    form: /(?<!\p{L})(age|weight|weather|season|skill|level|size|height)-(?:appropriate|dependent|specific|adjusted|based) (?=(?:[\p{L}-]+ )?\p{L}+s(?!\p{L}))((?:[\p{L}-]+ )?\p{L}+s)/giu,
    becomes: '$2 by $1',
    example: ['Tips from weight-adjusted feeding plans', 'Tips from feeding plans by weight'],
  },
]
