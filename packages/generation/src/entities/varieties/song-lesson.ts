import { songLesson } from '../song-lesson.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** Lessons on one instrument: six as "icon | title | line | topic", what one minds while playing, what is counted. */
function lessons(
  signs: string,
  groups: string,
  lines: readonly string[],
  mind: string,
  about: string,
  known: string,
): VarietySource {
  const rest = ['12 min | 60', '18 min | 35', '10 min | 80', '14 min | 20', '20 min | 0', '8 min | 100']
  const [, title = ''] = (lines[0] ?? '').split('|').map((cell) => cell.trim())
  return {
    signs,
    groups,
    fields: `
      Name | text | ${title}
      Notes | long | ${mind}`,
    samples: [
      'icon | title | subtitle | overline | meta | progress',
      ...lines.map((line, index) => `${line} | ${rest[index] ?? ''}`),
    ].join('\n'),
    about,
    figures: `5 | Days in a row\n48 min | This week\n${known}`,
    hero: `Day 5 | ${title} | Twelve minutes at 76 beats | Practise`,
    tip: `${title} goes better now | Two more days at this tempo`,
  }
}

export const songLessonVarieties = defineVarieties(songLesson, [
  lessons(
    'piano 6, keyboard 5, organ 4',
    'Pieces, Scales, Reading',
    [
      'music | Minuet, right hand | Eight bars, then with the left | Pieces',
      'music | Paper Moon Road | Left hand in fifths | Pieces',
      'list | C major, two octaves | Thumb under after the third | Scales',
      'book | Bass staff, lines | Flash cards, twenty notes | Reading',
      'music | Night Lines | Both hands, slow | Pieces',
      'timer | Hanon, no. 1 | With the metronome at 76 | Fingers',
    ],
    'Wrists low, look ahead by one bar',
    'Right hand alone until it goes without looking, then the left, then both at half the tempo.',
    '11 | Pieces known',
  ),
  lessons(
    'violin 6, cello 6, viola 6, fiddle 6',
    'Bowing, Tunes, Scales',
    [
      'music | Open strings, long bows | Four beats, even tone | Bowing',
      'music | The old mill, first tune | First position, A string | Tunes',
      'list | D major, one octave | Third finger close to the second | Scales',
      'music | Slurs in pairs | Two notes a bow | Bowing',
      'music | Night Lines | String crossing in bar four | Tunes',
      'timer | Rhythm on one note | With the metronome at 76 | Bowing',
    ],
    'Bow straight, shoulder down',
    'Long even bows before any tune. The left hand stays soft, and the thumb does not press.',
    '8 | Tunes known',
  ),
  lessons(
    'drum 6, drums 6, drummer 6, percussion 6, cajon 6',
    'Rudiments, Grooves, Fills',
    [
      'music | Paradiddle | Right, left, right, right | Rudiments',
      'music | Eighths with backbeat | Snare on two and four | Grooves',
      'list | Five-stroke roll | Slow to fast and back | Rudiments',
      'music | One-bar fill | Around three toms | Fills',
      'music | Night Lines | Half-time in the bridge | Grooves',
      'timer | Hands alone | With the metronome at 76 | Rudiments',
    ],
    'Sticks low, feet even',
    'Both hands equally loud before it gets faster. Count aloud, also in the fill.',
    '11 | Grooves known',
  ),
  lessons(
    'ukulele 6, ukelele 6',
    'Chords, Songs, Picking',
    [
      'music | C, F and G7 | Change without a pause | Chords',
      'music | Paper Moon Road | Three chords, slow | Songs',
      'list | Down, down up, up down up | Island strum | Strumming',
      'music | Thumb and two fingers | Pattern of four | Picking',
      'music | Night Lines | A minor in the bridge | Songs',
      'timer | Chunk on two and four | With the metronome at 76 | Strumming',
    ],
    'Hold it with the forearm, thumb behind the neck',
    'Three chords carry a hundred songs. Strum from the wrist and keep counting through the change.',
    '9 | Chords known',
  ),
  lessons(
    'flute 6, clarinet 6, saxophone 6, trumpet 6, recorder 4, horn 4, oboe 6, brass 5, trombone 6, harmonica 6',
    'Tone, Tunes, Scales',
    [
      'music | Long tones | Eight beats, swell and back | Tone',
      'music | The old mill | Breathe after bar four | Tunes',
      'list | F major, one octave | Tongued, then slurred | Scales',
      'music | Staccato | Light tongue, steady air | Tone',
      'music | Night Lines | Low notes in the bridge | Tunes',
      'timer | Breathing in four | With the metronome at 76 | Tone',
    ],
    'Breathe low, corners firm',
    'Air first, fingers later. A long tone that stays even is worth ten fast ones.',
    '8 | Tunes known',
  ),
  lessons(
    'singing 6, voice lessons 7, vocal 5, singers 5, voice training 7',
    'Warm-up, Songs, Ear',
    [
      'mic | Lip trills | Five notes up and down | Warm-up',
      'mic | Paper Moon Road | Breath before the refrain | Songs',
      'list | Thirds by ear | Sing back, twenty times | Ear',
      'mic | Vowels on one note | Same colour for all | Warm-up',
      'mic | Night Lines | Head voice in the bridge | Songs',
      'timer | Breathing in eight | With the metronome at 60 | Warm-up',
    ],
    'Shoulders low, jaw loose',
    'Begin small, and stop when it scratches. The breath comes back by itself.',
    '8 | Songs known',
  ),
])
