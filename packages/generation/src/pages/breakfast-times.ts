import { definePage } from './page.ts'

export const breakfastTimes = definePage({
  id: 'breakfast-times',
  said: 'breakfast times, breakfast, breakfast hours, meal times, mealtimes, breakfast time, dining hours, dining times',
  within:
    /\b(?:hotel|hostel|guest ?house|b&b|bed and breakfast|inn|lodge|resort|spa|clinic|camp|retreat|cruise)\b/i,
  name: 'Breakfast',
  icon: 'cup',
  line: 'Today from 7:00 to 10:30',
  content: `
    rows When
    - cup | Monday to Friday | In the winter garden | 7:00 to 10:30
    - cup | Saturday and Sunday | In the winter garden | 7:30 to 11:30
    - bag | To take along | Order until 20:00 | From 5:30
    agenda Other meals
    - 12:00 | Lunch | Soup and two dishes, until 14:00
    - 18:30 | Dinner | Three courses, until 21:30
    switches For tomorrow
    - Table at the window
    - Gluten-free bread
    button bed | Breakfast in bed
  `,
})
