import { defineEntity } from '../entity.ts'

export const exercise = defineEntity({
  id: 'exercise',
  words: 'exercise, stretch, pose, routine, breathing exercise',
  icon: 'yoga',
  groups: 'Breathing, Body, Mind',
  fields: `
    Length | text | 3 min
    Kind | choice | Breathing | Breathing, Body, Mind
    Level | choice | Easy | Easy, Medium, Hard
    Reminder | time | 21:30
    Notes | long | In for four, out for six`,
  samples: `
    image | title | subtitle | overline
    breath | Four in, six out | Slows the heart in two minutes | 2 min
    meditation | Five things you see | Brings you back to the room | 3 min
    stretch yoga | Drop the shoulders | A slow scan from head to feet | 6 min
    sleep night | Heavy blanket | For nights that will not end | 12 min
    lake | Cold water, warm hands | Works when all is too much | 1 min
    forest walk | Walk and count | Ten steps, then ten again | 8 min`,
  about:
    'Breathe in through the nose for four, out through the mouth for six. Let the shoulders fall with each breath.',
  facts: '2 min | Length\nEasy | Level\n14 | Times done',
  figures: '14 | Exercises done | +5\n38 min | This week\n6 | Day streak',
  hero: 'Two minutes | Breathe with me | In for four, out for six | Start now',
  tip: 'Evenings help you most | 9 of your last 12 were after eight',
  trend: 'Calm, by your own notes | 7.2 | +0.8',
  use: 'Start exercise',
})
