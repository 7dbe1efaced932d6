import { CityPage } from '../parts/city-page'

export const Component = () => <CityPage city="busan" />
