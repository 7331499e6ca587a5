import { defineArchetype } from '../archetype.ts'

/** A professional kitchen before service: prep, stock, temperatures, orders, waste. */
export const kitchenPrep = defineArchetype({
  id: 'kitchen-prep',
  words:
    'prep list 34, prep app 30, prep lists 34, kitchen prep 38, mise en place 38, par levels 30, fridge temps 34, fridge temperatures 34, waste log 22, chef 8, chefs 10, for chefs 24, what to prep 38, kitchen management 26, back of house 28, commissary 22, food truck inventory 30, food cost 20, kitchen inventory 28, log waste 20, haccp kitchen 26, order guide 20',
  examples: `
    Chefs see what to prep today, who does it and until when
    Prep list by station with amounts, labels and dates of use
    Fridge and freezer temperatures twice a day for the inspector
    Par levels, counting the walk-in, order list to suppliers before eleven
    Waste log with reasons and costs at the end of the night
    Commissary kitchen packs for four food trucks, each sends what it needs
    Food truck managers check stock per truck, note waste and order from the central kitchen
    Sous-chef plans production of a catering kitchen from the number of guests
    Recipes with yields, allergens and food cost for cooks
    Central bakery prepares dough and sends boxes to shops
    Hotel kitchen: mise en place of breakfast, banquets, staff meals
    Deli counts, orders and writes date labels, hygiene checks signed
    Line cooks tick their station before opening and closing`,
  presets: 'clean, bold, warm',
  icon: 'fork',
  names: 'Mise, Walk-in, Ready at Five',
  entity: 'prep-task',
  bars: 'checkout cart slots map week history',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Prep | check | | | | Prep list, prep, prep today, what to prep, what to prep today, production, tasks, mise en place
    browse! | Stock | box | stock item | | | Stock, Inventory, par levels, par, stock count, inventory per truck, ingredients, counts, kitchen stock, running out
    browse! | Orders | truck | purchase-order | | | Orders, order list, order list to suppliers, orders to suppliers, supplier orders, order from, suppliers, commissary
    browse! | Temperatures | drop | fridge-temperature | | | Fridge temps, Temperatures, fridge temperatures, temps, temperature, haccp, hygiene checks
    browse! | Waste | trash | kitchen-waste | | | Waste log, Waste, log waste, food waste, end of day, thrown away
    browse! | Recipes | book | recipe | | | Recipes, recipe, food cost, menu costing, allergens
    browse! | Trucks | truck | food-truck-unit | | | Trucks, per truck, trucks, food trucks, branches, sites
    detail | Prep
    form | Add prep
    stats? | Numbers | chart
    people? | Team | users | crew-member
    profile? | Me | user`,
})
