import { definePage } from './page.ts'

export const tasbihCounter = definePage({
  id: 'tasbih-counter',
  said: 'tasbih counter, tasbih, dhikr counter, dhikr, digital tasbih, zikr counter',
  within: /\b(?:muslim|mosque|masjid|islam\w*|quran|qibla|prayer|salah|ramadan)\b/i,
  name: 'Tasbih',
  icon: 'repeat',
  line: '33 of 33, twice today',
  content: `
    stats Now
    - 21 of 33 | SubhanAllah
    - 2 | Rounds today
    button plus | Count
    rows After each prayer
    - repeat | SubhanAllah | 33 times
    - repeat | Alhamdulillah | 33 times
    - repeat | Allahu Akbar | 34 times
    switches How it counts
    - Buzz at 33
    - Keep the screen on
    chart Counted each day | 99, 66, 132, 99, 99, 165, 87 | F, S, S, M, T, W, T
  `,
})
