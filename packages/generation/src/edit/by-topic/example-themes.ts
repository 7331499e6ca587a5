/** What examples can be of, by the things they are: a line each, "theme words: names". */
const dishes = `
italian, italy: Spaghetti carbonara, Lasagne, Margherita pizza, Mushroom risotto, Minestrone, Tiramisu, Saltimbocca, Caprese salad
french, france: Ratatouille, Quiche Lorraine, Onion soup, Coq au vin, Crêpes, Niçoise salad, Bouillabaisse, Mousse au chocolat
german, germany: Käsespätzle, Potato soup, Schnitzel, Sauerbraten, Maultaschen, Red cabbage with dumplings, Currywurst, Black Forest cake
austrian, austria, viennese: Wiener schnitzel, Kaiserschmarrn, Tafelspitz, Apple strudel, Goulash, Knödel, Sachertorte, Käsekrainer
swiss, switzerland: Rösti, Cheese fondue, Raclette, Älplermagronen, Zürich veal, Birchermüesli, Basel flour soup, Nut tart
spanish, spain, tapas: Paella, Tortilla, Gazpacho, Patatas bravas, Croquetas, Garlic prawns, Pimientos de Padrón, Churros
portuguese, portugal: Bacalhau à Brás, Caldo verde, Piri-piri chicken, Francesinha, Grilled sardines, Cataplana, Arroz doce, Pastel de nata
greek, greece: Moussaka, Souvlaki, Greek salad, Spanakopita, Dolmades, Gyros, Pastitsio, Baklava
turkish, turkey: Lentil soup, Lahmacun, Imam bayildi, Manti, Menemen, Adana kebab, Börek, Baklava
mexican, mexico: Tacos al pastor, Enchiladas, Quesadilla, Guacamole, Chili sin carne, Pozole, Burrito bowl, Churros
indian, india: Chana masala, Palak paneer, Butter chicken, Dal tadka, Vegetable biryani, Aloo gobi, Samosas, Mango lassi
thai, thailand: Pad thai, Green curry, Tom kha gai, Massaman curry, Papaya salad, Pad kra pao, Mango sticky rice, Spring rolls
vietnamese, vietnam: Pho bo, Banh mi, Summer rolls, Bun cha, Banh xeo, Caramel fish, Bun bo hue, Lemongrass tofu
japanese, japan: Miso ramen, Okonomiyaki, Chicken teriyaki, Onigiri, Gyoza, Tempura udon, Katsu curry, Matcha mochi
chinese, china: Mapo tofu, Kung pao chicken, Dumplings, Dan dan noodles, Egg fried rice, Sweet and sour pork, Hot and sour soup, Spring onion pancakes
korean, korea: Bibimbap, Kimchi stew, Bulgogi, Japchae, Tteokbokki, Kimbap, Sundubu, Fried chicken
american, us, usa: Burger with fries, Mac and cheese, Pancakes, Clam chowder, BBQ ribs, Caesar salad, Cornbread, Apple pie
british, english, uk: Shepherd's pie, Fish and chips, Sunday roast, Bangers and mash, Ploughman's lunch, Leek soup, Scones, Sticky toffee pudding
arabic, lebanese, oriental, middle eastern: Falafel, Hummus, Tabbouleh, Shakshuka, Baba ganoush, Kibbeh, Fattoush, Maqluba
swedish, nordic, scandinavian: Meatballs, Gravlax, Pea soup, Pyttipanna, Shrimp toast, Cinnamon buns, Janssons, Crispbread with herring
polish, poland: Pierogi, Bigos, Barszcz, Żurek, Gołąbki, Placki, Kotlet schabowy, Szarlotka
vegan: Lentil bolognese, Chickpea curry, Tofu stir-fry, Black bean chili, Buddha bowl, Pumpkin soup, Falafel wrap, Banana bread
vegetarian, veggie: Vegetable lasagne, Mushroom risotto, Shakshuka, Halloumi burger, Spinach dumplings, Pumpkin soup, Caprese salad, Cheese omelette
`
const books = `
classic, classics, classical: Pride and Prejudice, Moby-Dick, Jane Eyre, Don Quixote, Middlemarch, The Odyssey, Great Expectations, War and Peace
crime, detective, mystery: The Hound of the Baskervilles, The Moonstone, The Big Sleep, Murder on the Orient Express, The Woman in White, Strong Poison, The Name of the Rose, Rebecca
fantasy: The Hobbit, A Wizard of Earthsea, The Last Unicorn, Momo, The Neverending Story, Watership Down, Stardust, The Once and Future King
children's, kids, children: Pippi Longstocking, The Little Prince, Alice in Wonderland, Emil and the Detectives, Heidi, Peter Pan, The Jungle Book, Winnie-the-Pooh
science fiction, sci-fi, scifi: Dune, Solaris, Frankenstein, The Time Machine, Fahrenheit 451, The Dispossessed, Kindred, Roadside Picnic
`
const plants = `
herbs, herb, kitchen: Basil, Thyme, Rosemary, Mint, Sage, Chives, Parsley, Oregano
succulents, succulent, cactus, cacti: Aloe vera, Jade plant, Echeveria, Christmas cactus, Haworthia, Burro's tail, Bunny ears cactus, Snake plant
vegetables, vegetable: Tomato, Courgette, Carrot, Lettuce, Radish, Pumpkin, Bean, Kale
flowers, flower: Rose, Tulip, Dahlia, Sunflower, Lavender, Peony, Lily, Cornflower
trees, tree: Oak, Beech, Maple, Birch, Linden, Ash, Spruce, Chestnut
tropical: Monstera, Bird of paradise, Calathea, Philodendron, Anthurium, Areca palm, Orchid, Rubber plant
`
const places = `
german, germany: Berlin, Hamburg, Munich, Cologne, Leipzig, Dresden, Freiburg, Bremen
french, france: Paris, Lyon, Marseille, Nantes, Lille, Bordeaux, Strasbourg, Toulouse
italian, italy: Rome, Milan, Naples, Turin, Bologna, Florence, Venice, Palermo
spanish, spain: Madrid, Barcelona, Seville, Valencia, Bilbao, Granada, Málaga, Zaragoza
british, english, uk: London, Manchester, Bristol, Leeds, Edinburgh, Cardiff, York, Brighton
american, us, usa: New York, Chicago, Boston, Seattle, Austin, Portland, Denver, New Orleans
swiss, switzerland: Zürich, Geneva, Basel, Bern, Lausanne, Lucerne, St. Gallen, Lugano
austrian, austria: Vienna, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Bregenz, Steyr
`

/** Which nouns such examples are of. */
const kinds: readonly (readonly [form: RegExp, table: string])[] = [
  [/^(?:dish|recipe|meal|food|menu|plate|lunch|dinner|course)(?:e?s)?$/i, dishes],
  [/^(?:book|novel|title|story|read)s?$/i, books],
  [/^(?:plant|houseplant|crop|seed|bed)s?$/i, plants],
  [/^(?:city|cities|place|town|location)s?$/i, places],
]

/** Names of such things on a theme: "italian" dishes. Undefined where none are known. */
export function examplesOf(noun: string, theme: string): readonly string[] | undefined {
  const table = kinds.find(([form]) => form.test(noun))?.[1]
  return table
    ?.trim()
    .split('\n')
    .map((line) => line.split(': '))
    .find(([words = '']) => words.split(', ').includes(theme.toLowerCase()))?.[1]
    ?.split(', ')
}
