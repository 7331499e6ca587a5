import { checkStep } from '../check-step.ts'
import { defineVarieties } from './variety.ts'

/** What is gone through before something begins; without these words it is a piece of work. */
export const checkStepVarieties = defineVarieties(checkStep, [
  {
    signs:
      'pre-flight 9, preflight 9, pre-flight checklist 9, private pilot 6, private pilots 6, pilot log 6, flight checklist 8, general aviation 8, gliding club 6',
    samples: `
      icon | title | subtitle
      check | Papers and keys | On board
      check | Fuel and oil | 92 litres, oil 6
      check | Tyres and brakes | No cuts
      check | Flaps and rudder | Free, full travel
      check | Lights and pitot | Cover off
      check | Belts and doors | Passengers briefed`,
    about: 'Once round the aircraft, left to right. Fuel by the stick, not by the gauge.',
    facts: '6 | Steps\n2 | Done',
  },
  {
    signs: 'boat 5, sailing 6, yacht 6, skipper 7, marina 4, kayak 4, motorboat 7',
    samples: `
      icon | title | subtitle
      check | Life jackets | One each
      check | Bilge and pump | Dry
      check | Fuel and water | Full
      check | Radio, channel 16 | Tested
      check | Weather and tide | Looked at
      check | Lines and fenders | Ready`,
    about: 'Before casting off, from bow to stern. The last look is at the weather.',
  },
])
