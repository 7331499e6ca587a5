import { defineArchetype } from '../archetype.ts'

export const foodStock = defineArchetype({
  id: 'food-stock',
  words:
    'freezer 14, freezer inventory 24, fridge 9, fridge inventory 22, pantry 12, pantry inventory 22, what is in my fridge 18, expiry dates 9, expiring food 16, use by 6, use-by 8, best before 9, food waste 7, leftovers 9, preserves 8, canning 8',
  presets: 'natural, clean',
  icon: 'box',
  names: 'Third Drawer, Still Good, Cold Store',
  entity: 'stored-food',
  home: 'shelf focus',
  screens: `
    home | Home | home
    browse | Stock | box
    checklist? | Shopping list | cart | grocery
    stats? | Waste | chart
    scanner? | Scan | camera
    notifications | Use soon | bell
    detail | Food
    form | Add food
    settings | Settings | settings`,
})
