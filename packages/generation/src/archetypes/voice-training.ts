import { defineArchetype } from '../archetype.ts'

/** One practises singing and sees how well the notes are met; singing for fun with others is `karaoke`. */
export const voiceTraining = defineArchetype({
  id: 'voice-training',
  words:
    'vocal coach 34, voice training 34, vocal training 40, singing practice 40, practice singing 40, practise singing 40, vocal exercises 40, vocal warm-up 36, vocal warmups 36, vocal range 34, singing lessons app 40, learn to sing 40, ear training 18, pitch training 30, real-time pitch 30, pitch accuracy 26, singers practice 40, singing exercises 40, pitch feedback 36',
  examples: `
    Singers see the note they sing on a dial in cents and whether they are flat or sharp
    It listens to my voice and shows the pitch in real time, then tells me how well I met the melody
    Daily vocal warm-ups for tenors and altos, scales with piano
    Learn to sing: exercises for breath, range and pitch, progress by week
    Find my vocal range and watch it grow
    Sing along with a melody and get a score and feedback for each phrase
    Voice lessons with recordings my teacher can hear
    Ear training: hear an interval, sing it back
    Load my own score, practise my part until it is in tune
    Pitch accuracy, breath support and vibrato, analysed after each song
    Questions about technique and music theory answered by an AI coach
    Scales on vowels that go up by half tones, at my speed`,
  unless:
    /\b(?:karaoke|church|rehearsals?|choir (?:tour|members)|book(?:ing)?|pupils|guitar|piano lessons?|birds?)\b/iu,
  bars: 'checkout cart slots map',
  presets: 'dark-pro, playful',
  icon: 'mic',
  names: 'Clear Vowel, Open Throat, First Octave',
  entity: 'sung-exercise',
  home: 'focus',
  screens: `
    home | Today | home
    gauge | Pitch | mic | vocal-note | | | Pitch, pitch, exact pitch, pitch detection, real-time pitch, visual feedback, dial, cents, note, notes, nearest note, voice, tuner
    browse | Exercises | music | | | | Exercises, warm-ups, scales, technique, vocal exercises
    player! | Sing along | mic | | | | Sing along, sing along, sing, melody, melodies, play a melody, songs, score, own score, record
    quiz? | Ear training | headphones
    stats | Progress | trend | | | | Progress, progress, scores, performance, feedback, detailed feedback, analysis, vocal range
    thread? | Ask | chat | | | | Ask anything, music theory, ask
    detail | Exercise
    history? | History | clock
    settings? | Settings | settings
    profile | Me | user`,
})
