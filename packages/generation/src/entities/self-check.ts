import { defineEntity } from '../entity.ts'

/** A few questions on how one is, and what comes of them. */
export const selfCheck = defineEntity({
  id: 'self-check',
  one: 'Self-check',
  many: 'Self-checks',
  words: 'self-check, self-assessment, self assessment, assessment test, symptom check',
  icon: 'shield',
  groups: 'Low, Medium, High',
  fields: `
    Feeling | choice | Well | Well, A little ill, Ill
    Temperature in °C | number | 36.8
    Cough or sore throat | switch | no
    Short of breath | switch | no
    Smell or taste gone | switch | no
    Met somebody ill | choice | Not that I know | Not that I know, Outdoors, Indoors, At home
    Travelled lately | switch | no
    Notes | long |`,
  samples: `
    icon | title | subtitle | badge | tone
    shield | Today, 8:10 | No symptoms, 36.8 °C | Low | success
    shield | Tue 17 Nov | Sore throat, met nobody | Medium | warning
    shield | Sat 14 Nov | No symptoms | Low | success
    shield | Thu 12 Nov | No symptoms, 36.6 °C | Low | success`,
  about: 'No symptoms and no close contact in the last days. Keep to what you do, and check again tomorrow.',
  facts: 'Low | Risk\n36.8 | °C\n0 | Symptoms',
  figures: '12 | Checks\nLow | Last result',
  hero: 'Last check | Low risk | No symptoms today | Check again',
  tip: 'Check each morning | It takes half a minute',
  add: 'Self-check',
  use: 'Check again',
})
