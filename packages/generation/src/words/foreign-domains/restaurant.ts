import type { ForeignDomain } from './domain.ts'

/** Places to eat, and those who bring it home. */
export const restaurant: ForeignDomain = {
  id: 'restaurant',
  words: `restaurant, pizzeria, gaststatte, imbiss, essen bestellen, lieferdienst
restaurant, pizzeria, livraison de repas, bistrot
restaurante, pizzeria, comida a domicilio, =bar
restaurante, pizzaria, delivery, lanchonete
ristorante, pizzeria, trattoria, osteria
مطعم, مطاعم, توصيل طعام
餐厅, 餐馆, 点餐, 外卖
レストラン, 居酒屋, 食堂, デリバリー`,
  main: {
    nouns: `speisekarte, =karte, gericht, menu, speisen
carte, plat, menu
=carta, plato, menu
cardapio, prato, menu
menu, piatt, carta
قائمة, أطباق, المنيو
菜单, 菜品, 点餐
メニュー, 料理`,
    label: `Gerichte
Plats
Platos
Pratos
Piatti
الأطباق
菜品
料理`,
    rows: `Tomatensuppe | mit Basilikum; Burrata mit Tomaten | Vorspeise; Pizza Margherita | aus dem Steinofen; Tagliatelle al ragù | hausgemacht; Wolfsbarsch vom Grill | mit Gemüse; Tiramisu | Dessert
Soupe à la tomate | au basilic; Burrata et tomates | entrée; Pizza margherita | au feu de bois; Tagliatelles au ragoût | maison; Bar grillé | légumes de saison; Tiramisu | dessert
Crema de tomate | con albahaca; Burrata con tomate | entrante; Pizza margarita | al horno de leña; Tallarines con ragú | caseros; Lubina a la plancha | con verduras; Tiramisú | postre
Sopa de tomate | com manjericão; Burrata com tomate | entrada; Pizza margherita | forno a lenha; Talharim ao ragu | massa da casa; Robalo grelhado | com legumes; Tiramisù | sobremesa
Vellutata di pomodoro | con basilico; Burrata e pomodori | antipasto; Pizza margherita | forno a legna; Tagliatelle al ragù | fatte in casa; Branzino alla griglia | con verdure; Tiramisù | dolce
شوربة العدس | مقبلات; فتوش | سلطة طازجة; شاورما دجاج | مع البطاطس; مشاوي مشكلة | لشخصين; مندي لحم | مع الأرز; كنافة | حلويات
番茄蛋花汤 | 汤品; 凉拌黄瓜 | 凉菜; 宫保鸡丁 | 招牌; 红烧牛肉面 | 主食; 清蒸鲈鱼 | 时令; 杨枝甘露 | 甜品
コーンスープ | 前菜; シーザーサラダ | 前菜; マルゲリータ | 窯焼き; ミートソース | 自家製麺; スズキのグリル | 季節の野菜; ティラミス | デザート`,
    values: '€ 7; € 12; € 11; € 14; € 23; € 7',
    icon: 'fork',
    picture: 'soup, salad, pizza, pasta, fish, cake',
    fields: `Preis | money | € 7; Kategorie | choice | Vorspeisen | Vorspeisen, Hauptgerichte, Desserts; Allergene | text | Milch; Vegetarisch | switch | yes
Prix | money | € 7; Catégorie | choice | Entrées | Entrées, Plats, Desserts; Allergènes | text | lait; Végétarien | switch | yes
Precio | money | € 7; Categoría | choice | Entrantes | Entrantes, Principales, Postres; Alérgenos | text | leche; Vegetariano | switch | yes
Preço | money | € 7; Categoria | choice | Entradas | Entradas, Principais, Sobremesas; Alérgenos | text | leite; Vegetariano | switch | yes
Prezzo | money | € 7; Categoria | choice | Antipasti | Antipasti, Primi, Secondi, Dolci; Allergeni | text | latte; Vegetariano | switch | yes
السعر | money | € 7; التصنيف | choice | مقبلات | مقبلات, رئيسية, حلويات; الحساسية | text | لا يوجد; نباتي | switch | yes
价格 | money | € 7; 分类 | choice | 汤品 | 汤品, 凉菜, 热菜, 甜品; 口味 | text | 清淡; 素食 | switch | yes
価格 | money | € 7; 種類 | choice | 前菜 | 前菜, メイン, デザート; アレルゲン | text | 乳; ベジタリアン | switch | yes`,
    about: `Aus reifen Tomaten, mit frischem Basilikum und geröstetem Brot. Auf Wunsch vegan.
Tomates mûres, basilic frais et pain grillé. Version végane sur demande.
Tomates maduros, albahaca fresca y pan tostado. También en versión vegana.
Tomates maduros, manjericão fresco e pão tostado. Também na versão vegana.
Pomodori maturi, basilico fresco e pane tostato. Anche in versione vegana.
عدس أحمر مع الكمون والليمون، ويقدم مع الخبز المحمص.
鲜番茄现煮，清爽开胃。可做素食。
とうもろこしの甘みを生かした自家製スープ。パン付き。`,
  },
  lists: [
    {
      nouns: `restaurants$
restaurants$
restaurantes$
restaurantes$
ristoranti$
مطاعم, المطاعم
餐厅$, 商家
レストラン, 店舗`,
      label: `Restaurants
Restaurants
Restaurantes
Restaurantes
Ristoranti
المطاعم
商家
レストラン`,
      rows: `Trattoria Lina | Italienisch, 25 Min; Zum Lindenhof | Regional, 35 Min; Saigon Küche | Vietnamesisch, 20 Min; Burgerwerk | Burger, 30 Min; Falafel Haus | Orientalisch, 15 Min; Sushi Hana | Japanisch, 40 Min
Trattoria Lina | Italien, 25 min; Le Tilleul | Bistrot, 35 min; Saïgon | Vietnamien, 20 min; Burger Atelier | Burgers, 30 min; Falafel du coin | Oriental, 15 min; Sushi Hana | Japonais, 40 min
Trattoria Lina | Italiano, 25 min; Casa Pepa | Tapas, 35 min; Saigón | Vietnamita, 20 min; La Burguesa | Hamburguesas, 30 min; El Falafel | Árabe, 15 min; Sushi Hana | Japonés, 40 min
Cantina Lina | Italiana, 25 min; Casa da Vó | Caseira, 35 min; Saigon | Vietnamita, 20 min; Burger da Praça | Hambúrguer, 30 min; Esfiharia Zahle | Árabe, 15 min; Sushi Hana | Japonesa, 40 min
Trattoria Lina | Toscana, 25 min; Da Peppe | Pizza, 35 min; Saigon | Vietnamita, 20 min; Burger Bottega | Burger, 30 min; Falafel Bar | Orientale, 15 min; Sushi Hana | Giapponese, 40 min
مطعم الشام | مأكولات شامية، 25 دقيقة; مشاوي البيت | مشاوي، 35 دقيقة; بيتزا نابولي | إيطالي، 30 دقيقة; برغر هاوس | برغر، 20 دقيقة; فول وفلافل | شعبي، 15 دقيقة; سوشي هانا | ياباني، 40 دقيقة
川味小馆 | 川菜，25分钟; 老张面馆 | 面食，20分钟; 港式茶餐厅 | 粤菜，30分钟; 汉堡工坊 | 西餐，30分钟; 饺子馆 | 东北菜，25分钟; 花寿司 | 日料，40分钟
トラットリア リナ | イタリアン、25分; 定食 菩提樹 | 和食、35分; サイゴン食堂 | ベトナム、20分; バーガー工房 | バーガー、30分; ファラフェル | 中東、15分; 寿司はな | 寿司、40分`,
      icon: 'building',
      picture: 'pasta, breakfast, noodle, burger, salad, sushi',
    },
    {
      nouns: `bewert
avis, commentaire
resena, opinion, valoracion
avaliac
recension
تقييم, آراء
评价
口コミ, レビュー`,
      label: `Bewertungen
Avis
Opiniones
Avaliações
Recensioni
التقييمات
评价
口コミ`,
      rows: `Die Pasta ist ein Traum; Warm und pünktlich geliefert; Sehr freundlicher Service; Gemütlich, gern wieder; Das Tiramisu lohnt sich; Etwas laut am Abend
Des pâtes excellentes; Livré chaud et à l’heure; Service très aimable; Cadre chaleureux; Le tiramisu vaut le détour; Un peu bruyant le soir
La pasta, de diez; Llegó caliente y a tiempo; Servicio muy amable; Sitio acogedor; El tiramisú merece la pena; Algo ruidoso de noche
A massa é um sonho; Chegou quente e no horário; Atendimento excelente; Lugar acolhedor; O tiramisù vale a pena; Um pouco barulhento
Pasta ottima; Arrivato caldo e puntuale; Servizio gentilissimo; Locale accogliente; Il tiramisù merita; Un po’ rumoroso la sera
طعام لذيذ جدا; وصل ساخنا وفي الموعد; خدمة ممتازة; مكان مريح; الكنافة رائعة; مزدحم قليلا مساء
味道很正宗; 送到还是热的; 服务很好; 环境舒适; 甜品值得一试; 晚上有点吵
パスタが絶品; 温かいまま届いた; 接客が丁寧; 落ち着く店; ティラミスがおすすめ; 夜は少しにぎやか`,
      of: 'opinions',
      icon: 'star',
    },
    {
      nouns: `veranstaltung, event
evenement, soiree
evento
evento
event, serat
فعاليات, مناسبات
活动
イベント`,
      label: `Veranstaltungen
Événements
Eventos
Eventos
Eventi
الفعاليات
活动
イベント`,
      rows: `Weinabend | Do, 19:30; Live-Jazz | Fr, 20:00; Pasta-Kurs | Sa, 15:00; Sonntagsbrunch | So, 10:30; Trüffelwoche | ab 1. Dez.
Soirée vins | jeu. 19:30; Jazz en direct | ven. 20:00; Atelier pâtes | sam. 15:00; Brunch du dimanche | dim. 10:30; Semaine de la truffe | dès le 1 déc.
Cata de vinos | jue, 19:30; Jazz en directo | vie, 20:00; Taller de pasta | sáb, 15:00; Brunch | dom, 10:30; Semana de la trufa | desde el 1 dic
Noite de vinhos | qui, 19:30; Jazz ao vivo | sex, 20:00; Oficina de massas | sáb, 15:00; Brunch | dom, 10:30; Semana da trufa | desde 1 dez
Serata vini | gio, 19:30; Jazz dal vivo | ven, 20:00; Corso di pasta | sab, 15:00; Brunch della domenica | dom, 10:30; Settimana del tartufo | dal 1 dic
أمسية موسيقية | الخميس 20:00; بوفيه مفتوح | الجمعة 13:00; دورة طبخ | السبت 15:00; فطور جماعي | الأحد 10:30
品酒会 | 周四 19:30; 现场爵士 | 周五 20:00; 手工面课 | 周六 15:00; 周日早午餐 | 周日 10:30
ワイン会 | 木 19:30; ジャズライブ | 金 20:00; パスタ教室 | 土 15:00; 日曜ブランチ | 日 10:30`,
      icon: 'ticket',
    },
  ],
}
