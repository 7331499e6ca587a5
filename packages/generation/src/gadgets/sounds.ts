import { capitalise } from '../words/forms.ts'
import type { Gadget } from './gadget.ts'

/** Sounds a machine of them can have, by the words that name them. */
const known: readonly (readonly [RegExp, string])[] = [
  [/\bbrown\b/i, 'Brown noise'],
  [/\bpink\b/i, 'Pink noise'],
  [/\bwhite\b/i, 'White noise'],
  [/\b(?:green)[ ,a-z]*noise/i, 'Green noise'],
  [/\brain\w*\b/i, 'Rain'],
  [/\bthunder\w*|\bstorms?\b/i, 'Thunder'],
  [/\bwinds?\b/i, 'Wind'],
  [/\b(?:waves?|ocean|sea|surf|beach)\b/i, 'Waves'],
  [/\b(?:fire(?:place)?|campfire|crackl\w+)\b/i, 'Fireplace'],
  [/\b(?:birds?|birdsong)\b/i, 'Birds'],
  [/\b(?:forest|woods|leaves)\b/i, 'Forest'],
  [/\b(?:brook|stream|creek|river|waterfall)s?\b/i, 'Brook'],
  [/\b(?:crickets?|summer night)\b/i, 'Crickets'],
  [/\b(?:fan|air con\w*)s?\b/i, 'Fan'],
  [/\btrains?\b/i, 'Train'],
  [/\b(?:caf[eé]|coffee ?(?:shop|house))s?(?!\p{L})/iu, 'Café'],
  [/\b(?:city|traffic)\b/i, 'City'],
  [/\b(?:heart ?beats?|womb)\b/i, 'Heartbeat'],
  [/\bvacuum\b/i, 'Vacuum cleaner'],
  [/\bhair ?dryer\b/i, 'Hair dryer'],
  [/\bcats?\b|purr\w*/i, 'Purring cat'],
  [/\bpiano\b/i, 'Soft piano'],
  [/\b(?:bowls?|gongs?|bells?)\b/i, 'Singing bowl'],
]
const fewest = 3
const most = 8
const levels = [72, 40, 0, 24, 58, 0, 36, 12]

/** The sounds a description names; of those of nature and noise where it names few. */
function soundsOf(text: string): string[] {
  const named = known.filter(([form]) => form.test(text)).map(([, name]) => name)
  const isNoise = /\bnoises?\b/i.test(text) && named.every((name) => name.endsWith('noise'))
  const usual = isNoise
    ? ['Brown noise', 'Pink noise', 'White noise']
    : ['Rain', 'Waves', 'Wind', 'Forest', 'Fireplace', 'Brown noise']
  return [...new Set(named.length >= (isNoise ? 1 : fewest) ? named : [...named, ...usual])].slice(0, most)
}

export const sounds: readonly Gadget[] = [
  {
    id: 'sound-mixer',
    called:
      /\b(?:(?:brown|pink|white|green|ambient|background|coloured|colored)[ ,a-z]{0,24}noises?|noise (?:generator|machine|player|mixer)|sounds? (?:mixer|machine|mixing)|soundscapes? (?:mixer|generator|maker)|mix(?:es)? (?:of )?(?:ambient |nature |relaxing |sleep |rain |your own |calming )*(?:sounds|noises|soundscapes?)|(?:ambient|nature|relaxing|sleep|rain|calming|background|focus) sounds?)\b/i,
    unless:
      /\b(?:stor(?:y|ies)|meditations?|courses?|sessions|journal|tracks? (?:your |my )?sleep|sleep (?:track\w*|phases|cycles)|tinnitus|video|record your|cancel\w*|meter|decibels?|dba?|measur\w+|lessons|habits?|alarm clock|soundboard|podcasts?|library|catalog\w*|downloads?|subscri\w+|premium)\b/i,
    ofKind: 'sound-mixer',
    icon: 'volume',
    presets: 'calm, dark-pro',
    names: 'Soft Static, Rain on Tin, Slow Waves',
    sheets: [
      {
        name: 'Mix',
        icon: 'volume',
        content: (text) => `
          sliders${/\blayers?\b/i.test(text) ? ' Sound layers' : ''}
          ${soundsOf(text)
            .map((name, index) => `- ${name} | ${levels[index % levels.length]}`)
            .join('\n')}
          keys
          - repeat | Reset
          - pause | Pause
          - ${/\btimer|fall asleep|sleep\b/i.test(text) ? 'timer | Sleep timer' : 'bookmark | Save mix'}`,
      },
      {
        name: 'Sleep timer',
        icon: 'timer',
        said: /\b(?:timer|how long|fad(?:e|es|ing)|switch(?:es|ed)? off|turn(?:s)? off|stops? (?:after|by itself))\b/i,
        content: (text) => `
          ring ${/\bhow long\b/i.test(text) ? 'How long sound plays' : 'Sleep timer'} | 0.7 | 42:00 | until the sound stops | down
          keys
          - repeat | Reset
          - pause | Pause
          - plus | 5 minutes more
          chips Stop after | 15 min, 30 min, * 60 min, 90 min
          ${/\bfad/i.test(text) ? 'switches\n- Fade out' : ''}`,
      },
      {
        name: 'For whom',
        icon: 'users',
        said: /\b(?:volume limits?|safe volume|who (?:it|the device) is for|for (?:a )?(?:baby|babies|child|children|teens?|seniors?))\b/i,
        content: `
          chips For whom | * Baby, Child, Teen, Adult, Senior
          sliders
          - Volume limit | 45
          stats At this setting
          - 48 dB | At most
          - 2 m | From the bed
          switches
          - Quieter after ten minutes
          - Sounds for this age`,
      },
      {
        name: 'Animation',
        icon: 'moon',
        said: /\b(?:animations?|starry sky|counting sheep|candle flame|night light|nightlight)\b/i,
        content: `
          image night sky
          chips Calming animation | * Starry sky, Counting sheep, Candle flame, Clouds
          sliders
          - Brightness | 20
          switches
          - Dark with the sound`,
      },
      {
        name: 'Saved mixes',
        icon: 'heart',
        said: /\b(?:sav(?:e|es|ed|ing)|presets?|favou?rites?|own mix\w*|mixes|shar(?:e|es|ing))\b/i,
        content: (text) => {
          const [first = 'Rain', second = 'Wind', third = 'Waves'] = soundsOf(text)
          return `
            rows Saved mixes
            - heart | First sleep | ${capitalise(first.toLowerCase())} and ${second.toLowerCase()} | 60 min
            - heart | At the desk | ${capitalise(second.toLowerCase())} and ${third.toLowerCase()} | Open end
            - heart | Sunday afternoon | ${third} alone | 30 min
            button plus | Save what plays now | #Mix`
        },
      },
    ],
  },
  {
    id: 'tone-generator',
    called:
      /\b(?:(?:tone|frequency|signal|sine(?: wave)?|waveform|hertz|sound wave|audio tone) generators?|generat\w+ (?:tones|sine waves)|dog whistle)\b/i,
    icon: 'volume',
    presets: 'dark-pro, clean',
    names: 'Pure Tone, Four Forty, Sine',
    sheets: [
      {
        name: 'Tone',
        icon: 'volume',
        content: `
          ring Frequency | 0.44 | 440 Hz | A4, sine wave
          sliders
          - Frequency | 44
          - Volume | 60
          chips Waveform | * Sine wave, Square wave, Triangle wave, Sawtooth wave
          chips Channel | Left, * Both, Right
          keys
          - minus | 1 Hz lower
          - play | Play
          - plus | 1 Hz higher`,
      },
      {
        name: 'Sweep',
        icon: 'trend',
        said: /\bsweeps?\b/i,
        content: `
          fields
          - From in Hz | number | 20
          - To in Hz | number | 20000
          - Seconds | number | 30
          line Sweep in Hz | 20, 80, 240, 800, 2400, 8000, 20000 | 0 s, , , 15 s, , , 30 s
          button play | Start sweep`,
      },
      {
        name: 'Presets',
        icon: 'bookmark',
        said: /\b(?:presets?|sav(?:e|es|ed)|favou?rites?)\b/i,
        content: `
          rows Presets
          - music | Concert pitch | Sine | 440 Hz
          - music | Dog whistle | Sine | 12,000 Hz
          - music | Clean the speaker | Square | 165 Hz`,
      },
    ],
  },
  {
    id: 'spectrum',
    called:
      /\b(?:(?:spectrum|frequency|fft) analy[sz]er|spectrogram|spectroscope|audio analy[sz]er|oscilloscope)\b/i,
    icon: 'chart',
    presets: 'dark-pro, clean',
    names: 'Waterfall, Peaks, Hertz by Hertz',
    sheets: [
      {
        name: 'Spectrum',
        icon: 'chart',
        content: (text) => `
          tabs View | Spectrum, ${/oscillo/i.test(text) ? 'Wave' : 'Waterfall'}
          chart Level in dB by frequency | 18, 26, 41, 58, 44, 62, 38, 30, 24, 16, 12, 8 | 31, 63, 125, 250, 500, 1k, 2k, 3k, 4k, 8k, 12k, 16k
          stats
          - 1,024 | Peak in Hz
          - −18 | Level in dB
          - 43 | Step in Hz
          cells Waterfall
          - · · ░ ▒ ░ ▒ ░ · · ·
          - · ░ ▒ ▓ ▒ ▓ ▒ ░ · ·
          - · ░ ▒ ▓ ▒ █ ▒ ░ · ·
          - · · ░ ▒ ░ ▓ ░ · · ·
          keys
          - lock | Hold peaks
          - pause | Pause
          - camera | Picture
          chips Window | 512, * 2048, 8192`,
      },
    ],
  },
]
