import type { ForeignDomain } from './domain.ts'

/** A journey, day by day. */
export const travel: ForeignDomain = {
  id: 'travel',
  words: `reise, urlaub, trip
voyage, vacances, sejour
viaje, vacaciones
viagem, viagens, ferias
viaggi, vacanz
سفر, رحلة, رحلات
旅行, 旅游, 出游
旅行, 旅`,
  main: {
    nouns: `reiseplan, tagesplan, route, etappe, programm
itineraire, etape, programme
itinerario, ruta, plan
roteiro, itinerario, programacao
itinerari, tapp, programma
برنامج, مسار, خط السير
行程, 路线
日程, 旅程, プラン`,
    label: `Stationen
Étapes
Etapas
Etapas
Tappe
المحطات
行程
予定`,
    rows: `Ankunft und Altstadt | Tag 1, 14:00; Markt und Museum | Tag 2, 9:30; Ausflug an die Küste | Tag 3, ganzer Tag; Wanderung zum Kloster | Tag 4, 8:30; Kochkurs am Abend | Tag 5, 18:00; Rückflug | Tag 6, 16:20
Arrivée et vieille ville | Jour 1, 14:00; Marché et musée | Jour 2, 9:30; Journée sur la côte | Jour 3; Randonnée au monastère | Jour 4, 8:30; Cours de cuisine | Jour 5, 18:00; Vol retour | Jour 6, 16:20
Llegada y casco antiguo | Día 1, 14:00; Mercado y museo | Día 2, 9:30; Excursión a la costa | Día 3; Subida al templo | Día 4, 8:30; Clase de cocina | Día 5, 18:00; Vuelo de vuelta | Día 6, 16:20
Chegada e centro histórico | Dia 1, 14:00; Mercado e museu | Dia 2, 9:30; Passeio na costa | Dia 3; Trilha ao mosteiro | Dia 4, 8:30; Aula de culinária | Dia 5, 18:00; Voo de volta | Dia 6, 16:20
Arrivo e centro storico | Giorno 1, 14:00; Mercato e museo | Giorno 2, 9:30; Gita sulla costa | Giorno 3; Sentiero al monastero | Giorno 4, 8:30; Corso di cucina | Giorno 5, 18:00; Volo di ritorno | Giorno 6, 16:20
الوصول والمدينة القديمة | اليوم 1، 14:00; السوق والمتحف | اليوم 2، 9:30; رحلة إلى الساحل | اليوم 3; صعود الجبل | اليوم 4، 8:30; درس طبخ | اليوم 5، 18:00; رحلة العودة | اليوم 6، 16:20
抵达与老城漫步 | 第1天 14:00; 早市与博物馆 | 第2天 9:30; 海边一日 | 第3天; 登山看寺 | 第4天 8:30; 学做当地菜 | 第5天 18:00; 返程航班 | 第6天 16:20
到着と旧市街 | 1日目 14:00; 朝市と美術館 | 2日目 9:30; 海辺へ | 3日目; 寺まで山歩き | 4日目 8:30; 料理教室 | 5日目 18:00; 帰りの便 | 6日目 16:20`,
    isPlace: true,
    icon: 'map',
    picture: 'flight, city 2, beach, hike, pasta, plane',
    fields: `Tag | date | 3. Dez.; Uhrzeit | time | 14:00; Ort | place | Altstadt; Kosten | money | € 18
Jour | date | 3 déc.; Heure | time | 14:00; Lieu | place | Vieille ville; Coût | money | € 18
Día | date | 3 dic; Hora | time | 14:00; Lugar | place | Casco antiguo; Coste | money | € 18
Dia | date | 3 dez; Hora | time | 14:00; Local | place | Centro histórico; Custo | money | € 18
Giorno | date | 3 dic; Ora | time | 14:00; Luogo | place | Centro storico; Costo | money | € 18
اليوم | date | 3 ديسمبر; الوقت | time | 14:00; المكان | place | المدينة القديمة; التكلفة | money | € 18
日期 | date | 12月3日; 时间 | time | 14:00; 地点 | place | 老城; 费用 | money | € 18
日付 | date | 12月3日; 時間 | time | 14:00; 場所 | place | 旧市街; 費用 | money | € 18`,
    about: `Koffer ins Hotel, dann zu Fuß durch die Gassen. Am Abend Essen am Hafen.
Valises à l’hôtel, puis à pied dans les ruelles. Dîner au port.
Dejar maletas en el hotel y pasear por las calles. Cena junto al puerto.
Malas no hotel e caminhada pelas ruas. Jantar no porto.
Valigie in hotel, poi a piedi tra i vicoli. Cena al porto.
الحقائب في الفندق ثم جولة مشيا. العشاء عند الميناء.
先去酒店放行李，再步行逛小巷。晚上在港口吃饭。
ホテルに荷物を置き、路地を散歩。夜は港で食事。`,
  },
  lists: [
    {
      nouns: `packliste, gepack
bagage, valise, liste
equipaje, maleta, lista
mala, bagagem, lista
bagagl, valigi, lista
أمتعة, حقيبة, قائمة
行李, 清单
持ち物, 荷物`,
      label: `Packliste
Bagages
Equipaje
Mala
Bagaglio
الأمتعة
行李清单
持ち物`,
      rows: `Reisepass | im Rucksack; Ladekabel und Adapter | 2 Stück; Regenjacke | leicht; Wanderschuhe | eingelaufen; Sonnencreme | 50 ml; Reiseapotheke | klein
Passeport | sac à dos; Chargeur et adaptateur | 2; Imperméable | léger; Chaussures de marche | 1 paire; Crème solaire | 50 ml; Trousse de soins | petite
Pasaporte | en la mochila; Cargador y adaptador | 2; Chubasquero | ligero; Botas de andar | 1 par; Crema solar | 50 ml; Botiquín | pequeño
Passaporte | na mochila; Carregador e adaptador | 2; Capa de chuva | leve; Tênis de caminhada | 1 par; Protetor solar | 50 ml; Remédios | nécessaire
Passaporto | nello zaino; Caricatore e adattatore | 2; Impermeabile | leggero; Scarpe da trekking | 1 paio; Crema solare | 50 ml; Medicine | astuccio
جواز السفر | في الحقيبة; شاحن ومحول | 2; معطف مطر | خفيف; حذاء مشي | زوج; واقي الشمس | 50 مل; أدوية | حقيبة صغيرة
护照 | 放背包; 充电器和转换插头 | 2个; 雨衣 | 轻便; 徒步鞋 | 1双; 防晒霜 | 50毫升; 常用药 | 小包
パスポート | リュックに; 充電器と変換プラグ | 2個; 雨具 | 軽いもの; 歩きやすい靴 | 1足; 日焼け止め | 50ml; 常備薬 | 小袋`,
      icon: 'bag',
      isUsual: true,
    },
    {
      nouns: `ausgabe, kosten, budget
depense, frais, budget
gasto, presupuesto
gasto, despesa, custo, orcamento
spese, cost, budget
مصاريف, تكاليف, ميزانية
费用, 花费, 预算, 开销
費用, 予算, 支出`,
      label: `Ausgaben
Dépenses
Gastos
Gastos
Spese
المصاريف
费用
費用`,
      rows: `Flug für zwei | gebucht; Hotel, 5 Nächte | bezahlt; Zugfahrten | Tageskarten; Essen | bisher; Eintritte | Museum und Garten; Andenken | Markt
Vol pour deux | réservé; Hôtel, 5 nuits | payé; Trains | billets; Repas | à ce jour; Entrées | musée et jardin; Souvenirs | marché
Vuelo para dos | reservado; Hotel, 5 noches | pagado; Trenes | billetes; Comidas | hasta hoy; Entradas | museo y jardín; Recuerdos | mercado
Voo para dois | reservado; Hotel, 5 noites | pago; Trens | bilhetes; Refeições | até hoje; Ingressos | museu e jardim; Lembranças | mercado
Volo per due | prenotato; Hotel, 5 notti | pagato; Treni | biglietti; Pasti | finora; Ingressi | museo e giardino; Souvenir | mercato
تذاكر الطيران | محجوزة; الفندق، 5 ليال | مدفوع; القطارات | تذاكر; الطعام | حتى الآن; الدخول | متحف وحديقة; هدايا | السوق
机票两张 | 已订; 酒店5晚 | 已付; 火车 | 车票; 餐饮 | 至今; 门票 | 博物馆和花园; 纪念品 | 市场
航空券2名 | 予約済み; ホテル5泊 | 支払い済み; 電車 | 切符; 食事 | これまで; 入場料 | 美術館と庭園; おみやげ | 市場`,
      values: '€ 480; € 560; € 92; € 145; € 38; € 27',
      icon: 'wallet',
    },
  ],
}
