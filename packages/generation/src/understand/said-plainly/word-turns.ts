import { toPlural } from '../../words/forms.ts'
import type { Turn } from '../turns/turn.ts'

/** Words around a thing that name nothing, and things told in two words that are known in one. */
export const wordTurns: readonly Turn[] = [
  // What prompts one to do something reminds one of it.
  {
    form: /(?<!\p{L})prompt(s|ed|ing)? (?=(?:you|me|us|users?|people|members|students|players|everyone|him|her) (?:(?:each|every) \p{L}+ |daily |gently |regularly )?to \p{L})/giu,
    becomes: 'remind$1 ',
    example: ['It prompts you each evening to breathe', 'It reminds you each evening to breathe'],
  },
  {
    form: /(?<!\p{L})shop(?:ping)?[- ]?list(s?)(?!\p{L})/giu,
    becomes: 'shopping list$1',
    example: ['Share shoplists of the house', 'Share shopping lists of the house'],
  },
  // Both stand in one list; it is called by both where the app is worded.
  {
    form: /(?<!\p{L})(?:(?:user|customer|guest|client) )?(?:ratings (?:and|&|\/) (?:user )?reviews|reviews ?(?:and|&|\/) ?(?:user )?ratings)(?! (?:of|for|by|from|system)\b)(?!\p{L})/giu,
    becomes: 'reviews',
    example: ['Book a raft. Reviews and ratings', 'Book a raft. reviews'],
  },
  {
    form: /(?<!\p{L})(?:all|various|many|several|different|any) (?:kinds|sorts|types|manner) of (?=(?:[\p{L}-]+ )?\p{L}+s(?!\p{L}))/giu,
    becomes: '',
    example: ['Hours for all kinds of saws', 'Hours for saws'],
  },
  // What a guide is about.
  {
    form: /(?<=\p{L}{3} )(?:focus(?:ed|ing)|cent(?:er|re)d) (?:only |mainly |mostly |entirely )?(?:on|around) (?=\p{L})/giu,
    becomes: 'of ',
    example: ['A guide focused on bakeries of the old town', 'A guide of bakeries of the old town'],
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
    form: /(?<=(?:,| and| then) )(?:predict|forecast|estimate)s? (?:the )?(?:optimal |best |ideal |good |great |right |likely |next |upcoming )*(?=(?:[\p{L}-]+ )?\p{L}+s(?!\p{L}))/giu,
    becomes: 'see predicted ',
    example: [
      'An app to log tides and predict best swim times',
      'An app to log tides and see predicted swim times',
    ],
  },
  // How much there is left is told of what it is left of.
  {
    form: /(?:(?<=^|[.!?\n]\s*)(?:control|check|monitor|track|see|watch|know) )((?:the )?(?:hours|minutes|days|weeks|months|units|pages|servings) of \p{L}+(?: \p{L}+)? (?:left|remaining)) (?:for|of|on|in) ([^.;:!?\n]{3,60})/giu,
    becomes: '$2 with $1',
    example: [
      'Check minutes of talk time left for cards and dongles',
      'cards and dongles with minutes of talk time left',
    ],
  },
  {
    form: /(?<!\p{L})watch (?:the |your |how the )?((?:[\p{L}-]+ ){1,2})(?:update|change|move|grow|fill up|refresh)s?(?: live| in real[- ]time)(?!\p{L})/giu,
    becomes: 'see live $1',
    example: [
      'Follow clubs and watch the cup draw update in real time.',
      'Follow clubs and see live cup draw .',
    ],
  },
  // Dark or light: it is switched.
  {
    form: /(?<!\p{L})(?:dark ?\/ ?light|light ?\/ ?dark|(?:dark|light) (?:and|or) (?:dark|light)) (mode|theme)s?(?!\p{L})/giu,
    becomes: 'dark $1',
    example: ['Reminders, dark/light mode', 'Reminders, dark mode'],
  },
  {
    form: /(?<=(?:^|[.;,\n]\s*)(?:with )?(?:an? )?)(dark|light|night) (mode|theme) (?:made|designed|built|perfect|ideal|great|optimi[sz]ed) for [^.;,\n]{3,50}/giu,
    becomes: '$1 $2',
    example: ['Scores. Dark theme made for late matches.', 'Scores. Dark theme.'],
  },
  // As what an app serves says nothing it has.
  {
    form: /,? (?:serving|acting|working|functioning|doubling|designed to serve) as (?:an?|the|your) [^.;:,\n]{3,50}? (?:tool|app|application|platform|hub|system|solution|companion|assistant|guide)(?= with\b|\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: [
      'Price slates, serving as a planning and quoting tool with a catalogue',
      'Price slates with a catalogue',
    ],
  },
  {
    form: /(?<!\p{L})(?:(?:complete|full|entire|whole|end-to-end) )?(\p{Ll}{3,12})(?: ?\/ ?(\p{L}{2,12}))? workflows?(?!\p{L})/gu,
    becomes: (whole, one = '', other) =>
      /(?:ing|ed|ly|ment|tion|al)$/u.test(one) && !one.endsWith('approval')
        ? whole
        : other
          ? `${toPlural(one)} and ${/^\p{Lu}+$/u.test(other) ? `${other}s` : toPlural(other)}`
          : toPlural(one),
    example: ['Slates, clients and full quote/RFQ workflow', 'Slates, clients and quotes and RFQs'],
  },
  // One writes what is recognized in a picture, which is scanned.
  {
    form: /(?<!\p{L})(?:with )?ocr(?: capabilit(?:y|ies)| support| technology| scanning)? (?:for|to) (?:read|scan|extract|digiti[sz]e|captur|recogni[sz]e?)(?:ing)? (?=(?:[\p{L}-]+ )?\p{L}{3,})/giu,
    becomes: 'to scan ',
    example: ['Meter log with OCR capability for reading meters', 'Meter log to scan meters'],
  },
  {
    form: /(?<!\p{L})(?:multi[- ]?language|multilingual|multi[- ]?lingual)(?: (?:support|interface|ui|mode))(?!\p{L})/giu,
    becomes: 'language setting',
    example: ['Backups, multi-language support', 'Backups, language setting'],
  },
  // A tool for somebody is an app.
  {
    form: /(?<=^(?:[^.;:\n]{0,30} )?(?:build|need|needs|want|wants|make|create|have)(?: me)? )(?:an?|one) (?:(?:small|little|simple|tiny|handy|easy) )*tool (?=for (?:our|my|the|a|an|all) )/giu,
    becomes: 'an app ',
    example: ['We need a small tool for our choir: scores', 'We need an app for our choir: scores'],
  },
  {
    form: /(?<=(?:^|[.;\n]\s*)(?:it(?:'s| is) )?)location-based,? (?:where|so|and) (?=\p{L})/giu,
    becomes: '',
    example: ['Tents. Location-based where people search', 'Tents. people search'],
  },
  // Of all the nouns before it a head is one of each.
  {
    form: /(?<![\p{L}/])(\p{Ll}{3,12}) ?\/ ?(\p{Ll}{3,12}) (?=(?:selection|analysis|management|tracking|recommendations?|suggestions?|ratings?|details|photos|pictures|schedules?)(?!\p{L}))/gu,
    becomes: '$1 and $2 ',
    example: ['With seat/row selection', 'With seat and row selection'],
  },
  {
    form: /(?<![\p{L}/])(\p{Ll}{3,12}) ?\/ ?(\p{Ll}{3,12}s) (?=of (?:the|your|each|every|their|my|a) )/gu,
    becomes: '$1 and $2 ',
    example: ['With the route/photos of the walk', 'With the route and photos of the walk'],
  },
  // What it is for says what the code is.
  {
    form: /(?<!\p{L})(?:qr|bar)[- ]?codes? for (check[- ]?ins?|entry|tickets|payments?|membership)(?!\p{L})/giu,
    becomes: 'QR $1',
    example: ['Sermons, QR codes for check-in', 'Sermons, QR check-in'],
  },
  {
    form: /(?<!\p{L})in-app (?=(?:dashboards?|inbox|feed|messages|messaging|chats?|notifications|calendar|calculator|camera)(?!\p{L}))/giu,
    becomes: '',
    example: ['Stands with in-app chat', 'Stands with chat'],
  },
  {
    form: /(?<!\p{L})(dynamic|flexible|individual|tiered|seasonal|custom|hourly|transparent) pricing(?!\p{L}| (?:plans?|tiers?|tables?))/giu,
    becomes: '$1 prices',
    example: ['Shows with flexible pricing', 'Shows with flexible prices'],
  },
  // By what something is made for one is said of it.
  {
    form: /(?<!\p{L})(age|weight|weather|season|skill|level|size|height)-(?:appropriate|dependent|specific|adjusted|based) (?=(?:[\p{L}-]+ )?\p{L}+s(?!\p{L}))((?:[\p{L}-]+ )?\p{L}+s)/giu,
    becomes: '$2 by $1',
    example: ['Tips from weight-adjusted feeding plans', 'Tips from feeding plans by weight'],
  },
]
