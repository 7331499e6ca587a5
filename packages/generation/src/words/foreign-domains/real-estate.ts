import type { ForeignDomain } from './domain.ts'

/** Flats and houses one looks for, and those who show them. */
export const realEstate: ForeignDomain = {
  id: 'real-estate',
  words: `immobilie, wohnungssuche, makler, wohnung mieten
immobilier, agence immo, appartement a louer, logement
inmobiliaria, piso, vivienda, alquiler de
imobiliaria, imoveis, imovel
immobiliar, case in affitto, appartament
عقار, عقارات, شقق
租房, 找房, 房源, 房产
不動産, 賃貸, 部屋探し, 物件`,
  main: {
    nouns: `wohnung, immobilie, objekt, haus, hauser, angebot
bien, annonce, appartement, logement, maison
inmueble, piso, vivienda, casa
imove, apartamento, casa
immobil, case, appartament, annunc
عقار, شقق, منازل
房源, 房屋, 房子
物件, 部屋`,
    label: `Wohnungen
Biens
Inmuebles
Imóveis
Immobili
العقارات
房源
物件`,
    rows: `Altbau mit Balkon | 3 Zimmer, 78 m², Nordstadt; Helle Dachwohnung | 2 Zimmer, 54 m², Zentrum; Reihenhaus mit Garten | 5 Zimmer, 124 m², Linden; Studio am Fluss | 1 Zimmer, 32 m², Hafen; Loft in der Mühle | 2 Zimmer, 90 m², Altstadt; Familienwohnung | 4 Zimmer, 102 m², Südpark
Ancien avec balcon | 3 pièces, 78 m², centre; Sous les toits | 2 pièces, 54 m², gare; Maison avec jardin | 5 pièces, 124 m², Tilleuls; Studio au bord de l’eau | 1 pièce, 32 m², port; Loft au moulin | 2 pièces, 90 m², vieille ville; Appartement familial | 4 pièces, 102 m², parc
Piso con balcón | 3 hab., 78 m², centro; Ático luminoso | 2 hab., 54 m², estación; Adosado con jardín | 5 hab., 124 m², Los Tilos; Estudio junto al río | 1 hab., 32 m², puerto; Loft en el molino | 2 hab., 90 m², casco antiguo; Piso familiar | 4 hab., 102 m², parque
Apartamento com varanda | 3 quartos, 78 m², centro; Cobertura clara | 2 quartos, 54 m², Jardins; Casa com quintal | 4 quartos, 124 m², Vila Tília; Studio | 1 quarto, 32 m², porto; Loft | 2 quartos, 90 m², cidade velha; Apartamento familiar | 4 quartos, 102 m², parque
Trilocale con balcone | 3 locali, 78 m², centro; Mansarda luminosa | 2 locali, 54 m², stazione; Villetta con giardino | 5 locali, 124 m², Tigli; Monolocale sul fiume | 1 locale, 32 m², porto; Loft nel mulino | 2 locali, 90 m², città vecchia; Per famiglie | 4 locali, 102 m², parco
شقة مع شرفة | 3 غرف، 78 م²، وسط المدينة; شقة مضيئة | غرفتان، 54 م²، حي الزهور; فيلا مع حديقة | 5 غرف، 240 م²، الشمال; استوديو | غرفة، 32 م²، الكورنيش; دوبلكس | 4 غرف، 160 م²، الحي القديم; شقة عائلية | 4 غرف، 130 م²، حي الحديقة
阳台三居 | 3室1厅，78㎡，市中心; 明亮顶层 | 2室1厅，54㎡，车站旁; 带花园联排 | 5室2厅，124㎡，菩提苑; 河景单间 | 1室，32㎡，北港; 复式公寓 | 2室，90㎡，老城; 家庭四居 | 4室2厅，102㎡，南公园
バルコニー付き2LDK | 58㎡、駅徒歩6分; 明るい最上階 | 1LDK、44㎡、駅徒歩9分; 庭付き一戸建て | 4LDK、98㎡、緑町; 川沿いのワンルーム | 24㎡、駅徒歩4分; リノベ1LDK | 46㎡、旧市街; ファミリー3LDK | 72㎡、公園前`,
    values: `€ 1.040; € 780; € 1.690; € 520; € 1.320; € 1.380
€ 1.040; € 780; € 1.690; € 520; € 1.320; € 1.380
€ 1.040; € 780; € 1.690; € 520; € 1.320; € 1.380
€ 650; € 480; € 1.100; € 320; € 800; € 900
€ 1.040; € 780; € 1.690; € 520; € 1.320; € 1.380
€ 900; € 650; € 2.400; € 420; € 1.500; € 1.300
€ 900; € 700; € 1.900; € 420; € 1.300; € 1.400
€ 1.080; € 860; € 1.450; € 620; € 940; € 1.280`,
    isPlace: true,
    icon: 'building',
    picture: 'apartment, room, house, apartment 2, room 2, house 2',
    fields: `Preis | money | € 1.040; Zimmer | number | 3; Fläche | text | 78 m²; Lage | place | Nordstadt; Frei ab | date | 1. Jan.
Prix | money | € 1.040; Pièces | number | 3; Surface | text | 78 m²; Quartier | place | Centre; Libre le | date | 1 janv.
Precio | money | € 1.040; Habitaciones | number | 3; Superficie | text | 78 m²; Zona | place | Centro; Disponible | date | 1 ene
Preço | money | € 650; Quartos | number | 3; Área | text | 78 m²; Bairro | place | Centro; Disponível | date | 1 jan
Prezzo | money | € 1.040; Locali | number | 3; Superficie | text | 78 m²; Zona | place | Centro; Libero dal | date | 1 gen
السعر | money | € 900; الغرف | number | 3; المساحة | text | 78 م²; الموقع | place | وسط المدينة; متاح من | date | 1 يناير
租金 | money | € 900; 户型 | text | 3室1厅; 面积 | text | 78㎡; 位置 | place | 市中心; 入住 | date | 1月1日
賃料 | money | € 1.080; 間取り | text | 2LDK; 面積 | text | 58㎡; 最寄り | place | 駅前; 入居 | date | 1月1日`,
    about: `Hohe Decken, Dielen und ein Balkon nach Westen. Bahn und Bäcker um die Ecke.
Beaux volumes, parquet et balcon à l’ouest. Métro et boulangerie à deux pas.
Techos altos, suelo de madera y balcón al oeste. Metro y panadería al lado.
Sala ampla, piso de madeira e varanda a oeste. Metrô e padaria na esquina.
Soffitti alti, parquet e balcone a ovest. Metro e panificio vicini.
سقف عال وأرضية خشبية وشرفة غربية، قريبة من المواصلات.
层高敞亮，木地板，朝西阳台。地铁和便利店就在楼下。
天井が高く、西向きのバルコニー付き。駅とパン屋がすぐ近く。`,
  },
  lists: [
    {
      nouns: `makler, vermieter, berater
agent, conseiller, proprietaire
agente, asesor, propietario
corretor, proprietari
agent, proprietar
وسيط, مالك, وكلاء
经纪人, 房东
担当, 大家`,
      label: `Makler
Agents
Agentes
Corretores
Agenti
الوسطاء
经纪人
担当者`,
      rows: `Nordstadt und Zentrum; Häuser; Vermietung; Neubau; Altbau; Gewerbe
Centre-ville; Maisons; Location; Neuf; Ancien; Bureaux
Centro; Casas; Alquiler; Obra nueva; Segunda mano; Locales
Centro; Casas; Locação; Lançamentos; Usados; Comercial
Centro; Case; Affitti; Nuovo; Usato; Uffici
وسط المدينة; فلل; إيجار; مشاريع جديدة; شقق; تجاري
市中心; 别墅; 租赁; 新房; 二手房; 商铺
駅周辺; 一戸建て; 賃貸; 新築; 中古; 店舗`,
      of: 'people',
      icon: 'users',
    },
    {
      nouns: `besichtigung
visite
visita
visita
visit, sopralluog
زيارة, معاينة
看房
内見, 見学`,
      label: `Besichtigungen
Visites
Visitas
Visitas
Visite
المعاينات
看房预约
内見`,
      rows: `Altbau mit Balkon | Di, 17:30; Helle Dachwohnung | Mi, 18:00; Reihenhaus mit Garten | Sa, 11:00; Studio am Fluss | Sa, 14:00
Ancien avec balcon | mar. 17:30; Sous les toits | mer. 18:00; Maison avec jardin | sam. 11:00; Studio au bord de l’eau | sam. 14:00
Piso con balcón | mar, 17:30; Ático luminoso | mié, 18:00; Adosado con jardín | sáb, 11:00; Estudio junto al río | sáb, 13:00
Apartamento com varanda | ter, 17:30; Cobertura clara | qua, 18:00; Casa com quintal | sáb, 11:00; Studio | sáb, 14:00
Trilocale con balcone | mar, 17:30; Mansarda luminosa | mer, 18:00; Villetta con giardino | sab, 11:00; Monolocale sul fiume | sab, 14:00
شقة مع شرفة | الثلاثاء 17:30; شقة مضيئة | الأربعاء 18:00; فيلا مع حديقة | السبت 11:00; استوديو | السبت 14:00
阳台三居 | 周二 17:30; 明亮顶层 | 周三 18:00; 带花园联排 | 周六 11:00; 河景单间 | 周六 14:00
バルコニー付き2LDK | 火 17:30; 明るい最上階 | 水 18:00; 庭付き一戸建て | 土 11:00; 川沿いのワンルーム | 土 14:00`,
      of: 'days',
      icon: 'calendar',
    },
  ],
}
