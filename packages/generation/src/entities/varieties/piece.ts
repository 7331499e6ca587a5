import { piece } from '../piece.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** Pieces for an instrument other than the guitar: none of them is made of strings and chords. */
const instrument = (name: string, signs: string, exercise: string): VarietySource => ({
  signs,
  fields: `Instrument | choice | ${name} | ${name}, Guitar, Piano, Violin`,
  samples: `
    icon | title | subtitle | progress | value | tone
    music | Study in E minor | Bars 9 to 16, 72 bpm | 60 | 20 min | primary
    music | G major scale | Two octaves, even | 85 | 10 min | success
    headphones | River song | Chorus by heart | 45 | 15 min | accent
    music | ${exercise} | 30 | 10 min | warning
    mic | Old town waltz | For Ida’s birthday | 70 | 15 min | danger`,
  about: 'Slow until it is even, then two clicks up. Bar twelve goes wrong only when it is hurried.',
})

export const pieceVarieties = defineVarieties(piece, [
  instrument('Accordion', 'accordion 9, bandoneon 9, concertina 9', 'Bass runs | Left hand alone, slowly'),
  instrument('Violin', 'violin 9, viola 9, fiddle 9', 'Open strings | Whole bows, even'),
  instrument('Cello', 'cello 9, double bass 9', 'Long bows | Eight beats each'),
  instrument(
    'Flute',
    'flute 9, recorder lessons 9, oboe 9, clarinet 9',
    'Long notes | Eight beats, soft to loud',
  ),
  instrument(
    'Trumpet',
    'trumpet 9, trombone 9, horn 6, tuba 9, brass 6',
    'Lip slurs | Five minutes, then rest',
  ),
  instrument('Saxophone', 'saxophone 9, sax 9', 'Long notes | Eight beats, soft to loud'),
  instrument('Drums', 'drums 9, drum 7, drummer 9, percussion 8', 'Paradiddles | Left hand leads'),
])
