/** What one means who writes pictures alone: sign and word. */
const table = `
🐶 dogs 🐕 dogs 🐱 cats 🐈 cats 🐴 horses 🐎 horses 🐰 pets 🐹 pets 🐦 birds 🐝 bees 🐟 fishing 🎣 fishing 🐄 farm 🐔 farm 🚜 farm 🦴 food 🐾 pets
🚶 walks 🏃 running 🏋 workouts 💪 workouts 🚴 cycling 🚲 cycling 🏊 swimming ⚽ football 🏀 basketball 🎾 tennis ⛳ golf 🏐 volleyball 🧘 yoga 🥾 hiking ⛰ hiking 🏔 hiking 🧗 climbing 🛹 skating ⛷ skiing 🏕 camping ⛺ camping
📅 calendar 🗓 calendar ⏰ reminders 🔔 reminders ⏱ timer ⏲ timer ⏳ countdown 📝 notes 📓 diary 📔 diary ✅ tasks ☑ tasks ✔ tasks 📋 checklist 📊 statistics 📈 progress 📉 statistics
🍕 pizza 🍔 burgers 🍣 sushi 🍜 noodles 🍝 pasta 🌮 tacos 🍰 cakes 🎂 birthdays 🧁 cakes 🍞 bread 🥐 bakery ☕ coffee 🍵 tea 🍷 wines 🍺 beers 🍹 cocktails 🥗 recipes 🍳 recipes 👩‍🍳 recipes 👨‍🍳 recipes 🍽 restaurant 🥕 groceries 🍎 groceries 🛒 shopping 🛍 shop
🛵 delivery 🚚 delivery 📦 parcels 💳 payment 💰 money 💵 money 💸 expenses 🏦 banking 🧾 receipts 🎁 gifts 🏷 prices
🚗 cars 🚙 cars 🚕 taxi 🚌 buses 🚆 trains ✈ travel 🧳 packing 🏖 holidays 🗺 map 📍 map 🧭 compass ⛵ sailing 🚤 boats 🏨 hotel 🏠 home 🏡 home 🔑 keys 🔧 repairs 🛠 repairs 🔨 repairs
🌱 plants 🪴 plants 🌻 garden 🌹 flowers 💐 flowers 💧 watering 🌧 weather ☀ weather 🌤 weather ❄ snow 🌙 sleep 😴 sleep 🛏 sleep ⭐ stars 🔭 stars
📚 books 📖 reading 🎓 learning 🏫 school ✏ homework 🧠 quiz ❓ quiz 🎮 game 🎲 dice ♟ chess 🧩 puzzles 🃏 cards 🎯 goals 🏆 leaderboard
🎵 music 🎶 music 🎸 guitar 🎹 piano 🎤 singing 🎧 podcasts 🎬 films 🎥 videos 📺 series 📷 photos 📸 photos 🖼 pictures 🎨 drawing 🎭 theatre 🎟 tickets 🎫 tickets 🎉 party 🎊 party
💬 chat 📞 calls ☎ calls 📧 mail ✉ mail 👥 members 👨‍👩‍👧 family 👪 family 👶 baby 🍼 baby 🤰 pregnancy 💊 medicines 💉 vaccinations 🩺 doctor 🏥 hospital 🦷 dentist ❤ health 🩸 blood 😀 mood 😊 mood 😢 mood 💍 wedding 👰 wedding 💒 wedding 💅 nails 💇 hairdresser 💈 barber 🧺 laundry 🧹 cleaning 🗑 bins ♻ recycling 🔋 battery 💡 ideas 🔒 passwords ⛪ church 🕌 prayer 🙏 prayer 🚭 smoking
`

const words: ReadonlyMap<string, string> = new Map(
  (table.match(/\S+ \p{L}+/gu) ?? []).map((pair) => {
    const [sign = '', word = ''] = pair.split(' ')
    return [sign, word] as const
  }),
)
/** Marks that only bend a sign: how it is drawn, skin, who. */
const bending = /\ufe0f|[\u{1f3fb}-\u{1f3ff}]|\u200d[\u2640\u2642]/gu

/** Pictures as the words they stand for, each once; undefined where no sign is known, or words say more. */
export function wordsOfSigns(text: string): string | undefined {
  if (/\p{L}{2}/u.test(text)) return undefined
  const plain = text.replaceAll(bending, '')
  const found = [
    ...plain.matchAll(/\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic})*/gu),
  ].flatMap(([sign]) => words.get(sign) ?? sign.split('\u200d').flatMap((part) => words.get(part) ?? []))
  const said = [...new Set(found)]
  return said.length > 0 ? said.join(', ') : undefined
}
