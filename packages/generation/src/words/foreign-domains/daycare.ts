import type { ForeignDomain } from './domain.ts'

/** Small children in a nursery, for their parents. */
export const daycare: ForeignDomain = {
  id: 'daycare',
  words: `kita, kindergarten, krippe, tagesmutter
creche, garderie, maternelle, nounou
guarderia, escuela infantil
creche, bercario, escolinha
asilo nido, asilo, nido
حضانة, روضة
幼儿园, 托儿所
保育園, 幼稚園`,
  main: {
    nouns: `kinder, gruppe
enfants, =groupes
ninos, grupo, alumnos
criancas, turma, alunos
bambini, grupp
أطفال, الأطفال
孩子, 宝贝, 班级
園児, 子ども`,
    label: `Kinder
Enfants
Niños
Crianças
Bambini
الأطفال
孩子
園児`,
    rows: `Emil | Schmetterlinge, 4 Jahre; Mila | Käfer, 3 Jahre; Noah | Schmetterlinge, 5 Jahre; Ida | Käfer, 2 Jahre; Levi | Frösche, 4 Jahre; Frieda | Frösche, 3 Jahre
Jules | Papillons, 4 ans; Alice | Coccinelles, 3 ans; Gabin | Papillons, 5 ans; Zoé | Coccinelles, 2 ans; Adam | Grenouilles, 4 ans; Lina | Grenouilles, 3 ans
Hugo | Mariposas, 4 años; Vera | Mariquitas, 3 años; Leo | Mariposas, 5 años; Alma | Mariquitas, 2 años; Mario | Ranas, 4 años; Olivia | Ranas, 3 años
Davi | Borboletas, 4 anos; Alice | Joaninhas, 3 anos; Theo | Borboletas, 5 anos; Maitê | Joaninhas, 2 anos; Bento | Sapinhos, 4 anos; Cecília | Sapinhos, 3 anos
Leo | Farfalle, 4 anni; Emma | Coccinelle, 3 anni; Pietro | Farfalle, 5 anni; Giulia | Coccinelle, 2 anni; Nico | Rane, 4 anni; Bianca | Rane, 3 anni
آدم | الفراشات، 4 سنوات; ليان | الدعاسيق، 3 سنوات; يزن | الفراشات، 5 سنوات; جود | الدعاسيق، سنتان; سلمى | الضفادع، 4 سنوات; ريان | الضفادع، 3 سنوات
乐乐 | 蝴蝶班，4岁; 小米 | 瓢虫班，3岁; 轩轩 | 蝴蝶班，5岁; 糖糖 | 瓢虫班，2岁; 阳阳 | 青蛙班，4岁; 朵朵 | 青蛙班，3岁
はるとくん | ちょうちょ組、4歳; ひまりちゃん | てんとう組、3歳; そうたくん | ちょうちょ組、5歳; さくらちゃん | てんとう組、2歳; りくくん | かえる組、4歳; ゆいちゃん | かえる組、3歳`,
    icon: 'baby',
    fields: `Gruppe | choice | Schmetterlinge | Schmetterlinge, Käfer, Frösche; Geburtstag | date | 4. Mai; Abholen darf | person | Lea Brandt; Allergien | text | Nüsse
Groupe | choice | Papillons | Papillons, Coccinelles, Grenouilles; Anniversaire | date | 4 mai; Récupéré par | person | Lea Brandt; Allergies | text | noix
Grupo | choice | Mariposas | Mariposas, Mariquitas, Ranas; Cumpleaños | date | 4 may; Recoge | person | Lea Brandt; Alergias | text | frutos secos
Turma | choice | Borboletas | Borboletas, Joaninhas, Sapinhos; Aniversário | date | 4 mai; Quem busca | person | Lea Brandt; Alergias | text | castanhas
Gruppo | choice | Farfalle | Farfalle, Coccinelle, Rane; Compleanno | date | 4 mag; Ritiro | person | Lea Brandt; Allergie | text | noci
المجموعة | choice | الفراشات | الفراشات, الدعاسيق, الضفادع; الميلاد | date | 4 مايو; يستلمه | person | Lea Brandt; الحساسية | text | المكسرات
班级 | choice | 蝴蝶班 | 蝴蝶班, 瓢虫班, 青蛙班; 生日 | date | 5月4日; 接送人 | person | Lea Brandt; 过敏 | text | 坚果
クラス | choice | ちょうちょ組 | ちょうちょ組, てんとう組, かえる組; 誕生日 | date | 5月4日; お迎え | person | Lea Brandt; アレルギー | text | ナッツ`,
    about: `Hat heute gut gegessen und lange im Sand gespielt. Bitte Regenhose mitgeben.
A bien mangé et joué longtemps dehors. Merci d’apporter un pantalon de pluie.
Comió bien y jugó mucho en la arena. Traed ropa de recambio.
Comeu bem e brincou bastante na areia. Mandar troca de roupa.
Ha mangiato bene e giocato a lungo fuori. Portare un cambio.
أكل جيدا ولعب طويلا في الرمل. يرجى إحضار ملابس إضافية.
今天吃得好，玩沙很开心。请带雨裤。
よく食べ、砂場でたくさん遊びました。着替えをお願いします。`,
  },
  lists: [
    {
      nouns: `mahlzeit, essen, speiseplan
repas, menu, cantine
comida, menu, almuerzo
refeic, cardapio, alimentac
past, menu, pranz
وجبات, طعام
餐, 食谱, 午餐
給食, 食事, 献立`,
      label: `Mahlzeiten
Repas
Comidas
Refeições
Pasti
الوجبات
餐食
給食`,
      rows: `Frühstück: Haferbrei | 8:30, alles gegessen; Mittag: Nudeln mit Gemüse | 11:45, gut; Obstpause: Apfel | 14:30; Vesper: Brot mit Käse | 15:30
Petit-déjeuner : compote | 8:30, tout mangé; Déjeuner : pâtes et légumes | 11:45, bien; Goûter : pomme | 15:30; Eau | toute la journée
Desayuno: avena | 8:30, todo; Comida: pasta con verduras | 12:45, bien; Merienda: manzana | 16:00; Agua | durante el día
Café da manhã: mingau | 8:30, tudo; Almoço: arroz, feijão e legumes | 11:45, bem; Lanche: banana | 15:00; Água | o dia todo
Colazione: yogurt | 8:30, tutto; Pranzo: pasta e verdure | 12:00, bene; Merenda: mela | 15:30; Acqua | tutto il giorno
الفطور: شوفان | 8:30، كله; الغداء: أرز وخضار | 12:00، جيد; وجبة خفيفة: تفاح | 14:30; ماء | طوال اليوم
早餐：小米粥 | 8:30 吃光; 午餐：番茄面 | 11:45 很好; 水果：苹果 | 14:30; 点心：小面包 | 15:30
朝：おかゆ | 8:30 完食; 昼：うどん | 11:45 よく食べた; おやつ：りんご | 15:00; お茶 | 一日`,
      icon: 'fork',
    },
    {
      nouns: `schlaf, ruhe, mittagsschlaf
sieste, sommeil
siesta, sueno
soneca, sono
nann, sonn, ripos
نوم, قيلولة
午睡, 睡眠
お昼寝, 睡眠`,
      label: `Mittagsschlaf
Siestes
Siestas
Sonecas
Nanne
القيلولة
午睡
お昼寝`,
      rows: `Emil | 12:30–13:50; Mila | 12:20–14:00; Noah | ruhte ohne Schlaf; Ida | 12:15–14:10
Jules | 12:30–13:50; Alice | 12:20–14:00; Gabin | repos calme; Zoé | 12:15–14:10
Hugo | 13:30–14:50; Vera | 13:20–15:00; Leo | descanso sin dormir; Alma | 13:15–15:10
Davi | 12:30–13:50; Alice | 12:20–14:00; Theo | descansou; Maitê | 12:15–14:10
Leo | 13:00–14:20; Emma | 12:50–14:30; Pietro | riposo; Giulia | 12:45–14:40
آدم | 12:30–13:50; ليان | 12:20–14:00; يزن | راحة دون نوم; جود | 12:15–14:10
乐乐 | 12:30–13:50; 小米 | 12:20–14:00; 轩轩 | 安静休息; 糖糖 | 12:15–14:10
はるとくん | 12:30〜13:50; ひまりちゃん | 12:20〜14:00; そうたくん | 静かに休憩; さくらちゃん | 12:15〜14:10`,
      icon: 'moon',
    },
    {
      nouns: `fotos, bilder, galerie, tagebuch
photos, galerie
foto, galeria
foto, galeria
foto, galleria
صور
照片, 相册
写真, アルバム`,
      label: `Fotos
Photos
Fotos
Fotos
Foto
الصور
照片
写真`,
      rows: `Burg im Sand | Heute; Malen mit Fingern | Gestern; Ausflug zum Teich | 17. Nov.; Laternen basteln | 15. Nov.; Singkreis | 13. Nov.; Apfelernte | 10. Nov.
Château de sable | Aujourd’hui; Peinture aux doigts | Hier; Sortie à l’étang | 17 nov.; Lanternes | 15 nov.; Ronde | 13 nov.; Cueillette | 10 nov.
Castillo de arena | Hoy; Pintura de dedos | Ayer; Excursión al parque | 17 nov; Farolillos | 15 nov; Corro de canciones | 13 nov; Recogida de hojas | 10 nov
Castelo de areia | Hoje; Pintura a dedo | Ontem; Passeio no parque | 17 nov; Lanternas | 15 nov; Roda de música | 13 nov; Horta | 10 nov
Castello di sabbia | Oggi; Colori a dita | Ieri; Gita allo stagno | 17 nov; Lanterne | 15 nov; Girotondo | 13 nov; Raccolta mele | 10 nov
قلعة الرمل | اليوم; تلوين بالأصابع | أمس; نزهة الحديقة | 17 نوفمبر; فوانيس | 15 نوفمبر; أناشيد | 13 نوفمبر; قطف التفاح | 10 نوفمبر
沙堡 | 今天; 手指画 | 昨天; 池塘郊游 | 11月17日; 做灯笼 | 11月15日; 唱歌时间 | 11月13日; 摘苹果 | 11月10日
砂のお城 | 今日; フィンガーペイント | 昨日; 池まで散歩 | 11月17日; ランタン作り | 11月15日; うたの時間 | 11月13日; りんご狩り | 11月10日`,
      icon: 'image',
      picture: 'beach, palette, lake, candle, music, apple',
    },
  ],
}
