import type { ForeignDomain } from './domain.ts'

/** Recipes one cooks, and the plan of a week. */
export const recipes: ForeignDomain = {
  id: 'recipes',
  words: `rezept, kochbuch, =kochen
recette, =cuisine, cuisiner
receta, =cocina, cocinar
receita, =culinaria, cozinhar
ricett, =cucina, cucinare
وصفات, وصفة, طبخ
菜谱, 食谱, 做饭, 烹饪
レシピ, 献立, 料理`,
  main: {
    nouns: `rezept
recette
receta
receita
ricett
وصفات, وصفة
菜谱, 食谱
レシピ`,
    label: `Rezepte
Recettes
Recetas
Receitas
Ricette
الوصفات
菜谱
レシピ`,
    rows: `Linsensuppe mit Minze | 35 Min, 4 Portionen; Nudelsalat mit Pesto | 20 Min, 4 Portionen; Spinat-Lasagne | 60 Min, 6 Portionen; Kichererbsen-Curry | 30 Min, 4 Portionen; Apfelkuchen | 55 Min, 8 Stücke; Kräuteromelett | 10 Min, 2 Portionen
Soupe de lentilles à la menthe | 35 min, 4 personnes; Salade de pâtes au pesto | 20 min, 4 personnes; Lasagnes aux épinards | 60 min, 6 personnes; Curry de pois chiches | 30 min, 4 personnes; Tarte aux pommes | 55 min, 8 parts; Omelette aux herbes | 10 min, 2 personnes
Lentejas con verduras | 35 min, 4 raciones; Ensalada de pasta | 20 min, 4 raciones; Lasaña de espinacas | 60 min, 6 raciones; Garbanzos al curry | 30 min, 4 raciones; Tarta de manzana | 55 min, 8 porciones; Tortilla de patatas | 25 min, 4 raciones
Sopa de lentilha | 35 min, 4 porções; Salada de macarrão | 20 min, 4 porções; Lasanha de espinafre | 60 min, 6 porções; Curry de grão-de-bico | 30 min, 4 porções; Torta de maçã | 55 min, 8 fatias; Omelete de ervas | 10 min, 2 porções
Zuppa di porri | 35 min, 4 porzioni; Insalata di pasta | 20 min, 4 porzioni; Lasagne agli spinaci | 60 min, 6 porzioni; Ceci al curry | 30 min, 4 porzioni; Torta di mele | 55 min, 8 fette; Frittata alle erbe | 10 min, 2 porzioni
شوربة العدس | 35 دقيقة، 4 حصص; تبولة | 20 دقيقة، 4 حصص; كبسة دجاج | 60 دقيقة، 6 حصص; مسقعة | 45 دقيقة، 4 حصص; بسبوسة | 50 دقيقة، 8 قطع; شكشوكة | 15 دقيقة، 2 حصص
番茄鸡蛋汤 | 15分钟，3人份; 凉拌黄瓜 | 10分钟，2人份; 红烧茄子 | 25分钟，3人份; 咖喱土豆鸡 | 40分钟，4人份; 红豆沙 | 50分钟，4人份; 葱花蛋饼 | 10分钟，1人份
豚汁 | 30分、4人分; ポテトサラダ | 25分、4人分; なすのミートソース | 30分、2人分; チキンカレー | 45分、4人分; りんごのケーキ | 55分、8切れ; だし巻き卵 | 10分、2人分`,
    icon: 'fork',
    picture: 'soup, salad, pasta, curry, cake, egg',
    fields: `Dauer | text | 35 Min; Portionen | number | 4; Art | choice | Suppen | Suppen, Salate, Hauptgerichte, Kuchen
Durée | text | 35 min; Personnes | number | 4; Type | choice | Soupes | Soupes, Salades, Plats, Desserts
Tiempo | text | 35 min; Raciones | number | 4; Tipo | choice | Sopas | Sopas, Ensaladas, Platos, Postres
Tempo | text | 35 min; Porções | number | 4; Tipo | choice | Sopas | Sopas, Saladas, Pratos, Doces
Tempo | text | 35 min; Porzioni | number | 4; Tipo | choice | Zuppe | Zuppe, Insalate, Secondi, Dolci
المدة | text | 35 دقيقة; الحصص | number | 4; النوع | choice | شوربات | شوربات, سلطات, أطباق, حلويات
用时 | text | 15分钟; 份数 | number | 3; 类型 | choice | 汤 | 汤, 凉菜, 热菜, 甜点
所要時間 | text | 30分; 人数 | number | 4; 種類 | choice | 汁物 | 汁物, サラダ, 主菜, デザート`,
    about: `Zwiebel und Karotten anschwitzen, Linsen und Brühe dazu, 25 Minuten köcheln. Mit Minze und Zitrone servieren.
Faire revenir l’oignon et les carottes, ajouter lentilles et bouillon, 25 minutes à feu doux. Servir avec menthe et citron.
Sofreír cebolla y zanahoria, añadir lentejas y caldo y cocer 25 minutos. Servir con perejil y limón.
Refogue a cebola e a cenoura, junte a lentilha e o caldo e cozinhe por 25 minutos. Sirva com salsinha e limão.
Appassire i porri nel burro, unire patate e brodo e cuocere 25 minuti. Frullare e servire con pepe.
يُقلّى البصل والجزر، ثم يضاف العدس والمرق ويطهى 25 دقيقة. يقدم مع الليمون والكمون.
番茄炒软后加水煮开，淋入蛋液，加盐和葱花即可。
豚肉と野菜を炒め、だしで15分煮て味噌を溶く。仕上げにねぎを。`,
  },
  lists: [
    {
      nouns: `zubereitung, schritte, anleitung
preparation, etape
preparacion, pasos, elaboracion
preparo, passo
preparazion, procediment, passaggi
طريقة, خطوات, تحضير
做法, 步骤
作り方, 手順`,
      label: `Zubereitung
Préparation
Preparación
Modo de preparo
Preparazione
طريقة التحضير
做法
作り方`,
      rows: `1. Gemüse schneiden | 10 Min; 2. Zwiebel anschwitzen | 5 Min; 3. Linsen und Brühe dazu | 25 Min; 4. Abschmecken | 2 Min
1. Couper les légumes | 10 min; 2. Faire revenir l’oignon | 5 min; 3. Ajouter lentilles et bouillon | 25 min; 4. Assaisonner | 2 min
1. Cortar las verduras | 10 min; 2. Sofreír la cebolla | 5 min; 3. Añadir lentejas y caldo | 25 min; 4. Ajustar la sal | 2 min
1. Cortar os legumes | 10 min; 2. Refogar a cebola | 5 min; 3. Juntar lentilha e caldo | 25 min; 4. Acertar o sal | 2 min
1. Tagliare le verdure | 10 min; 2. Appassire i porri | 5 min; 3. Unire patate e brodo | 25 min; 4. Regolare di sale | 2 min
1. تقطيع الخضار | 10 دقائق; 2. قلي البصل | 5 دقائق; 3. إضافة العدس والمرق | 25 دقيقة; 4. التتبيل | دقيقتان
1. 番茄切块 | 3分钟; 2. 炒出汁 | 4分钟; 3. 加水煮开 | 6分钟; 4. 淋蛋液调味 | 2分钟
1. 野菜を切る | 8分; 2. 豚肉を炒める | 5分; 3. だしで煮る | 15分; 4. 味噌を溶く | 2分`,
      icon: 'list',
    },
    {
      nouns: `wochenplan, essensplan, menuplan, speiseplan
menus de la semaine, plan de la semaine, planning, planificat
plan semanal, menu semanal, planificador
plano semanal, cardapio semanal, planejamento, menu semanal
piano settimanale, menu settimanale, menu della settimana
أسبوع
每周菜单, 周菜单, 每周, 菜单
献立, 一週間`,
      label: `Wochenplan
Menus de la semaine
Menú semanal
Plano semanal
Menù settimanale
خطة الأسبوع
每周菜单
献立`,
      rows: `Linsensuppe mit Minze | Montag; Nudelsalat mit Pesto | Dienstag; Kichererbsen-Curry | Mittwoch; Kräuteromelett | Donnerstag; Spinat-Lasagne | Freitag; Apfelkuchen | Sonntag
Soupe de lentilles à la menthe | Lundi; Salade de pâtes au pesto | Mardi; Curry de pois chiches | Mercredi; Omelette aux herbes | Jeudi; Lasagnes aux épinards | Vendredi; Tarte aux pommes | Dimanche
Lentejas con verduras | Lunes; Ensalada de pasta | Martes; Garbanzos al curry | Miércoles; Tortilla de patatas | Jueves; Lasaña de espinacas | Viernes; Tarta de manzana | Domingo
Sopa de lentilha | Segunda; Salada de macarrão | Terça; Curry de grão-de-bico | Quarta; Omelete de ervas | Quinta; Lasanha de espinafre | Sexta; Torta de maçã | Domingo
Zuppa di porri | Lunedì; Insalata di pasta | Martedì; Ceci al curry | Mercoledì; Frittata alle erbe | Giovedì; Lasagne agli spinaci | Venerdì; Torta di mele | Domenica
شوربة العدس | الأحد; تبولة | الاثنين; مسقعة | الثلاثاء; شكشوكة | الأربعاء; كبسة دجاج | الخميس; بسبوسة | الجمعة
番茄鸡蛋汤 | 周一; 凉拌黄瓜 | 周二; 咖喱土豆鸡 | 周三; 葱花蛋饼 | 周四; 红烧茄子 | 周五; 红豆沙 | 周日
豚汁 | 月曜; ポテトサラダ | 火曜; チキンカレー | 水曜; だし巻き卵 | 木曜; なすのミートソース | 金曜; りんごのケーキ | 日曜`,
      of: 'days',
      icon: 'calendar',
    },
    {
      nouns: `einkauf, zutat
courses, liste, ingredient
compra, lista, ingrediente
compras, lista, ingrediente
spesa, lista, ingredient
تسوق, مكونات
购物, 食材, 材料
買い物, 材料`,
      label: `Einkaufsliste
Liste de courses
Lista de la compra
Lista de compras
Lista della spesa
قائمة التسوق
购物清单
買い物リスト`,
      rows: `Rote Linsen | 500 g; Karotten | 4 Stück; Spinat | 400 g; Äpfel | 1 kg; Eier | 10 Stück; Minze | 1 Bund
Lentilles corail | 500 g; Carottes | 4; Épinards | 400 g; Pommes | 1 kg; Œufs | 10; Menthe | 1 botte
Lentejas | 500 g; Zanahorias | 4; Espinacas | 400 g; Manzanas | 1 kg; Huevos | 12; Perejil | 1 manojo
Lentilha | 500 g; Cenouras | 4; Espinafre | 400 g; Maçãs | 1 kg; Ovos | 12; Salsinha | 1 maço
Porri | 3; Patate | 500 g; Spinaci | 400 g; Mele | 1 kg; Uova | 10; Menta | 1 mazzetto
عدس أحمر | 500 غ; جزر | 4; بقدونس | باقة; تفاح | 1 كغ; بيض | 12; ليمون | 6
番茄 | 4个; 鸡蛋 | 10个; 黄瓜 | 3根; 茄子 | 2个; 土豆 | 1公斤; 小葱 | 1把
豚バラ肉 | 200g; じゃがいも | 4個; なす | 3本; 卵 | 10個; りんご | 2個; ねぎ | 1束`,
      icon: 'cart',
      isUsual: true,
    },
  ],
}
