import type { Gadget } from './gadget.ts'

/** Listened to, tasted and counted until one has it. */
export const practising: readonly Gadget[] = [
  {
    id: 'tone-trainer',
    called:
      /\b(?:pinyin|tones?|minimal pairs|pronunciation)\b[^.]{0,16}\b(?:trainer|training|drill\w*|practice|quiz)\b|\btrain\w* (?:the )?(?:mandarin |chinese |thai |vietnamese |cantonese )?tones\b/i,
    unless:
      /\b(?:muscle|ring ?tones?|skin|body|guitar|dial)\b|\b(?:english|french|german|spanish|italian|russian|accent)\b[^.]{0,24}\b(?:pronunciation|learners?|speakers?)\b|\bpronunciation\b[^.]{0,30}\b(?:english|french|german|spanish|italian|russian)\b/i,
    icon: 'headphones',
    presets: 'playful, clean',
    names: 'Third Tone, Ma Má Mǎ Mà, Fine Ear',
    sheets: [
      {
        name: 'Listen',
        title: 'Which tone?',
        icon: 'headphones',
        content: `
          button volume | Listen again
          hero mǎ | Choose the tone you hear, 7 of 20
          button | 1 mā, high
          button | 2 má, rising
          button | 3 mǎ, dipping
          button | 4 mà, falling
          stats
          - 82 % | Right
          - 12 | In a row
          - 4 | To repeat
          chips Speaker | * Woman, Man, Both`,
      },
      {
        name: 'Weak pairs',
        icon: 'repeat',
        content: `
          rows Weak pairs
          - repeat | 2 and 3 | má and mǎ | 61 %
          - repeat | zh and z | zhī and zī | 70 %
          - repeat | an and ang | lán and láng | 74 %
          - check | 1 and 4 | mā and mà | 96 %
          button play | Practise weak pairs`,
      },
      {
        name: 'Chart',
        title: 'Pinyin chart',
        icon: 'grid',
        content: `
          cells Pinyin chart
          - . a o e ai
          - b ba bo . bai
          - p pa po . pai
          - m ma mo me mai
          - f fa fo . .
          text Tap a syllable to hear its four tones`,
      },
      {
        name: 'Speak',
        icon: 'mic',
        said: /\b(?:speak\w*|record\w*|pronounc\w+|say|pitch)\b/i,
        content: `
          line Your tone and the teacher’s | 60, 52, 40, 30, 34, 48, 62 | , , , , , ,
          button mic | Record
          stats
          - 84 % | Alike
          - 3 | Tone heard`,
      },
    ],
  },
  {
    id: 'mala-counter',
    called: /\b(?:malas?|prayer beads|japa|mantras? (?:counter|meditation)|naam jap)\b/i,
    unless:
      /\b(?:shop|courses?|rosar(?:y|ies)|gods? list|community|tasbih|tasbeeh|dhikr|zikr|misbaha|33|99|islam\w*|muslim\w*)\b/i,
    icon: 'heart',
    presets: 'calm, warm',
    names: 'One Hundred and Eight, Guru Bead, Om Again',
    sheets: [
      {
        name: 'Count',
        title: 'Om mani padme hum',
        icon: 'heart',
        content: `
          ring Bead | 0.42 | 45 | of 108, third round
          button plus | Next bead
          keys
          - back | One back
          - repeat | Reset
          - volume | Bell
          chips Mala of 27, 54 or 108 | 27, 54, * 108
          switches
          - Buzz at each bead
          - Long buzz each round
          - Count with volume keys`,
      },
      {
        name: 'Mantras',
        icon: 'list',
        content: `
          rows Mantras
          - star | Om mani padme hum | 108 a round | 312 rounds
          - star | Om namah shivaya | 108 a round | 84 rounds
          - star | Gayatri | 27 a round | 40 rounds
          button plus | Add mantra`,
      },
      {
        name: 'Rounds',
        title: 'Rounds this week',
        icon: 'chart',
        content: `
          chart Rounds this week | 3, 4, 2, 5, 3, 4, 3 | F, S, S, M, T, W, T
          stats
          - 24 | Rounds this week
          - 2,592 | Beads
          - 18 | Days in a row
          switches
          - Remind me at 6:30`,
      },
    ],
  },
  {
    id: 'dhikr-counter',
    // Beads of 33 or 99, whatever they are called.
    called:
      /\b(?:tasb(?:ih|eeh)|dhikr|zikr|misbaha)\b|\bprayer beads\b(?=[^]*\b(?:dhikr|zikr|tasb(?:ih|eeh)|33|99)\b)/i,
    unless: /\b(?:quran|qibla|prayer times|adhan|hadiths?|community|mosques?)\b/i,
    icon: 'heart',
    presets: 'calm, warm',
    names: 'Thirty-three, Subhan, After Prayer',
    sheets: [
      {
        name: 'Count',
        title: 'Subhanallah',
        icon: 'heart',
        content: `
          ring Tasbih counter | 0.64 | 21 | of 33, second round
          button plus | Count
          keys
          - back | One back
          - repeat | Reset
          - volume | Click
          chips Choose a dhikr | * Subhanallah, Alhamdulillah, Allahu akbar, Astaghfirullah
          switches
          - Vibration every 33rd count
          - x Vibrate at each count
          - Count with volume keys`,
      },
      {
        name: 'Dhikr',
        title: 'Choose a dhikr',
        icon: 'list',
        content: `
          rows Dhikr
          - star | سُبْحَانَ اللهِ | Subhanallah, glory to God | 33
          - star | الْحَمْدُ لِلَّهِ | Alhamdulillah, praise to God | 33
          - star | اللهُ أَكْبَرُ | Allahu akbar, God is greatest | 34
          - star | أَسْتَغْفِرُ اللهَ | Astaghfirullah, I ask forgiveness | 100
          fields
          - Set a target | number | 33
          button plus | Add your own dhikr`,
      },
      {
        name: 'Totals',
        title: 'Totals of the past days',
        icon: 'chart',
        content: `
          chart Totals of the past days | 300, 266, 399, 233, 300, 333, 154 | F, S, S, M, T, W, T
          rows Past days
          - check | Today | 154 | 4 rounds
          - check | Yesterday | 333 | 10 rounds
          - check | Tuesday | 300 | 9 rounds
          stats
          - 1,985 | This week
          - 18 | Days in a row
          - 100 | Target a day`,
      },
    ],
  },
  {
    id: 'tasting-sheet',
    called: /\b(?:cupping|(?:tasting|sensory) (?:sheets?|forms?|score ?cards?))\b/i,
    unless: /\b(?:bookings?|events?|tickets?|club members|shop|massage|cups? therapy|recipes)\b/i,
    icon: 'edit',
    presets: 'warm, clean',
    names: 'Slurp and Spit, Eighty-six Points, Blind Cup',
    sheets: [
      {
        name: 'Score',
        title: 'Sample 3, blind',
        icon: 'edit',
        content: `
          sliders
          - Aroma | 78
          - Acidity | 82
          - Body | 64
          - Sweetness | 80
          - Aftertaste | 72
          - Balance | 76
          chips Notes | * Jasmine, Peach, Black tea, Honey, Cocoa, Earthy
          hero 86.25 | Points of this sample
          button check | Save score
          quiet skip | Next sample`,
      },
      {
        name: 'Table',
        title: 'Average of the table',
        icon: 'users',
        content: `
          rows Average of the table
          - star | Sample 3 | Lea 86.3, Omar 85.0, Kim 87.5 | 86.3
          - star | Sample 1 | Lea 84.0, Omar 84.5, Kim 83.0 | 83.8
          - star | Sample 2 | Defect: mouldy | 71.2
          chart Sample 3 by mark | 78, 82, 64, 80, 72, 76 | Aro, Aci, Bod, Swe, Aft, Bal
          button eye | Uncover samples`,
      },
      {
        name: 'Sessions',
        icon: 'clock',
        content: `
          rows Sessions
          - file | New crop, washed | Today, 6 samples, 3 tasters | 86.3
          - file | Decaf, blind | Sun 15 Nov, 4 samples | 82.1
          button download | Export sheet`,
      },
    ],
  },
  {
    id: 'practice-player',
    called:
      /\b(?:rehearsal|practice|practise|slow[- ]?down|transcri(?:be|ption)) (?:player|audio|music)\b|\b(?:slow(?:s|ing)?(?: down| down the)?|loops?) (?:music|songs?|audio|tracks?)\b|\bmusic (?:slower|looper|speed changer)\b|\b(?:stems?|backing tracks?) (?:player|mixer|separat\w+)\b/i,
    unless: /\b(?:lessons with|teachers?|sleep|podcasts?|dj\b|interview)\b/i,
    icon: 'play',
    presets: 'dark-pro, warm',
    names: 'Bar Nine Again, Seventy Percent, Alto Only',
    sheets: [
      {
        name: 'Play',
        title: 'Abendlied',
        icon: 'play',
        content: (text) => `
          line Waveform | 20, 46, 38, 72, 54, 80, 62, 44, 30 | A, , , , 1:12, , , , B
          sliders
          - Position | 38
          - Speed, pitch unchanged | 70
          - Pitch in half steps | 50
          keys
          - back | Before
          - play | Play
          - skip | Next
          chips Loop | * A to B, Bars 9 to 16, Whole
          ${/\b(?:voices?|choir|tracks?|stems?|mute|parts?)\b/i.test(text) ? 'sliders Voice tracks\n- Soprano | 30\n- Alto | 90\n- Tenor | 30\n- Bass | 30\nswitches Mute the others\n- Only my voice' : ''}
          button bookmark | Save loop`,
      },
      {
        name: 'Pieces',
        icon: 'music',
        content: `
          rows Pieces
          - music | Abendlied | Four voices, loop at bar 9 | 70 %
          - music | Ave verum | Four voices | 85 %
          - music | Low Water, guitar solo | Loop 1:12 to 1:28 | 60 %
          button plus | Add audio file`,
      },
      {
        name: 'Marks',
        title: 'Loops and marks',
        icon: 'bookmark',
        content: `
          rows Loops and marks
          - bookmark | Entry of the alto | Bar 9, 0:24 | 12 times
          - bookmark | Difficult interval | Bar 22, 1:02 | 31 times
          - bookmark | End, slowing down | Bar 40, 2:10 | 4 times
          switches
          - Count in one bar
          - Speed up by 5 %`,
      },
    ],
  },
]
