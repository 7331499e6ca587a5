import { definePage } from './page.ts'

export const localTips = definePage({
  id: 'local-tips',
  said: 'local tips, city tips, tips for the city, insider tips, local guide, city guide, things to do, things to do nearby, recommendations nearby, local recommendations, neighborhood guide, neighbourhood guide, what to see, tips for the area, nearby attractions, places to eat nearby, restaurant tips',
  within:
    /\b(?:hotel|hostel|guests?|holiday|apartment|b&b|bed and breakfast|inn|lodge|resort|campsite|rental|stay|wedding|conference|festival|house|youth hostel)\b/i,
  name: 'Around here',
  icon: 'compass',
  line: 'Six places we go to ourselves',
  content: `
    cards We go there ourselves
    - coffee | Bar Centrale | Coffee at the counter, 4 min
    - sail | Old harbour | Best at six in the evening
    - museum | Glass museum | Free on Thursdays
    - vegetable | Market hall | Saturday until two
    rows Also good
    - fork | Tasca do Zé | Fish, no menu, 7 min on foot
    - leaf | Mill garden | Bring a book
    - bike | Along the river | Bicycles are in the yard
    button map | Show on the map
  `,
})
